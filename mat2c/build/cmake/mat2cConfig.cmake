# The CMake package mat2c:
#
#   find_package(mat2c REQUIRED)        with -Dmat2c_DIR=$(mat2c config --cmake)
#   mat2c_add_library(controller step.m start.m ARGS "step: double; start: double" OPTIONS --instances)
#   target_link_libraries(program controller)
#
# A library target has the header of its name, with the runtime's folder beside it. With -Dmat2c_SPARSE=suitesparse
# factors of sparse matrices are those of SuiteSparse.

find_program(MAT2C_COMMAND mat2c REQUIRED)
mark_as_advanced(MAT2C_COMMAND)

function(_mat2c_ask variable)
  execute_process(COMMAND ${MAT2C_COMMAND} config ${ARGN} OUTPUT_VARIABLE answer
                  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(${variable} "${answer}" PARENT_SCOPE)
endfunction()

if(NOT TARGET mat2c::runtime)
  if(NOT CMAKE_C_COMPILER)
    enable_language(C)
  endif()
  _mat2c_ask(_mat2c_runtime --runtime)
  set(mat2c_SPARSE none CACHE STRING "The library that factorises sparse matrices: none or suitesparse")
  _mat2c_ask(_mat2c_libs --libs --cc "${CMAKE_C_COMPILER}" --sparse "${mat2c_SPARSE}")
  separate_arguments(_mat2c_libs UNIX_COMMAND "${_mat2c_libs}")
  _mat2c_ask(_mat2c_defines --defines --sparse "${mat2c_SPARSE}")
  separate_arguments(_mat2c_defines UNIX_COMMAND "${_mat2c_defines}")
  add_library(mat2c::runtime INTERFACE IMPORTED GLOBAL)
  set_target_properties(mat2c::runtime PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${_mat2c_runtime}/include"
    INTERFACE_COMPILE_OPTIONS "$<$<COMPILE_LANGUAGE:C>:-ffp-contract=off;-fno-math-errno>"
    INTERFACE_COMPILE_DEFINITIONS "${_mat2c_defines}"
    INTERFACE_COMPILE_FEATURES c_std_11
    INTERFACE_LINK_LIBRARIES "${_mat2c_libs}")
endif()

# mat2c_add_library(NAME FILE.m... [ARGS TYPES] [OPTIONS OPTION...] [SHARED])
function(mat2c_add_library name)
  cmake_parse_arguments(given "SHARED" "ARGS" "OPTIONS" ${ARGN})
  set(files)
  foreach(file IN LISTS given_UNPARSED_ARGUMENTS)
    get_filename_component(file "${file}" ABSOLUTE)
    list(APPEND files "${file}")
  endforeach()
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}.mat2c")
  file(MAKE_DIRECTORY "${folder}")
  set(arguments)
  if(given_ARGS)
    set(arguments --args "${given_ARGS}")
  endif()
  add_custom_command(
    OUTPUT "${folder}/${name}.c" "${folder}/${name}.h"
    COMMAND ${MAT2C_COMMAND} translate ${files} --lib ${arguments} ${given_OPTIONS}
            -o "${folder}/${name}.c" -MF "${folder}/${name}.d"
    DEPENDS ${files}
    DEPFILE "${folder}/${name}.d"
    COMMENT "Translating ${name} to C" VERBATIM)
  if(given_SHARED)
    add_library(${name} SHARED "${folder}/${name}.c")
  else()
    add_library(${name} STATIC "${folder}/${name}.c")
  endif()
  target_include_directories(${name} PUBLIC "${folder}")
  target_link_libraries(${name} PUBLIC mat2c::runtime)
  if("--openmp" IN_LIST given_OPTIONS)
    find_package(OpenMP REQUIRED COMPONENTS C)
    target_link_libraries(${name} PUBLIC OpenMP::OpenMP_C)
  endif()
endfunction()
