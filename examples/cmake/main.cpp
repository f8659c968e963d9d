// Calls a MATLAB function with the data of a std::vector.
#include "peaks.h"

#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <utility>
#include <vector>

/// An array that a compiled function gives, freed where it goes out of scope.
class Array
{
  public:
    Array() { m2c_double_array_init(&array); }
    ~Array() { m2c_double_array_free(&array); }
    Array(const Array &) = delete;
    Array &operator=(const Array &) = delete;
    m2c_double_array *out() { return &array; }
    std::vector<double> elements() const { return {array.data, array.data + array.size[0] * array.size[1]}; }

  private:
    m2c_double_array array;
};

/// Place and height of each peak above a limit.
static std::vector<std::pair<double, double>> peaks_of(const std::vector<double> &signal, double least)
{
    Array place, height;
    if (peaks(signal.data(), static_cast<ptrdiff_t>(signal.size()), least, place.out(), height.out()))
        throw std::runtime_error(m2c_last_failure().message);
    const auto places = place.elements(), heights = height.elements();
    std::vector<std::pair<double, double>> found;
    for (std::size_t k = 0; k < places.size(); k++)
        found.emplace_back(places[k], heights[k]);
    return found;
}

int main()
{
    std::vector<double> signal(200);
    for (std::size_t k = 0; k < signal.size(); k++)
        signal[k] = std::sin(0.1 * k) + 0.5 * std::sin(0.23 * k);
    for (const auto &[place, height] : peaks_of(signal, 0.5))
        std::printf("peak at %3.0f: %.4f\n", place, height);
    try {
        peaks_of(signal, std::nan(""));
    } catch (const std::runtime_error &error) {
        std::printf("error: %s\n", error.what());
    }
}
