/* Three in a row by hand: one board, on which moves are made and taken back. */
#include <stdio.h>
#include <string.h>

enum { CELLS = 9 };

static const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {6, 4, 2}};

static int wins(const int *board)
{
    int lost = 0;
    for (int k = 0; k < 8; k++) {
        int sum = board[lines[k][0]] + board[lines[k][1]] + board[lines[k][2]];
        if (sum == 3)
            return 1;
        lost |= sum == -3;
    }
    return -lost;
}

/* The value of the board for the player; the best next one goes to `best`. */
static int play(int *board, int player, int *best)
{
    int w = wins(board), score = -2, unused[CELLS];
    if (best)
        memcpy(best, board, sizeof unused);
    if (w != 0)
        return w * player;
    for (int k = 0; k < CELLS && score < 1; k++) {
        if (board[k] != 0)
            continue;
        board[k] = player;
        int s = -play(board, -player, NULL);
        if (s > score) {
            score = s;
            if (best)
                memcpy(best, board, sizeof unused);
        }
        board[k] = 0;
    }
    return score == -2 ? 0 : score;
}

static void show(const int *board)
{
    for (int i = 0; i < 3; i++)
        printf("%c%c%c\n", "o.x"[board[i] + 1], "o.x"[board[i + 3] + 1], "o.x"[board[i + 6] + 1]);
    printf("\n");
}

static int is_open(const int *board)
{
    for (int k = 0; k < CELLS; k++)
        if (board[k] == 0)
            return 1;
    return 0;
}

int main(void)
{
    int board[CELLS] = {[4] = 1};
    for (int player = -1; !wins(board) && is_open(board); player = -player) {
        int best[CELLS];
        int score = play(board, player, best);
        memcpy(board, best, sizeof board);
        printf("player %d, value %d\n", player, score);
        show(board);
    }
    printf("ans = %d\n", wins(board));
    return 0;
}
