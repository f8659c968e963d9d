"""What the lexer remembers: open brackets, open blocks, known variables and the tokens so far.

The meaning of a character in MATLAB depends on all of these; the rules themselves are in `lexer`.
"""

from __future__ import annotations

from typing import NamedTuple

from mat2c.frontend.lex.tokens import BLOCKS, DECLARATIVE, OPERAND_ENDS, STATEMENT_STARTS, Token

#: Deeper nesting than this is refused, so that no later stage has to recurse further.
MAX_DEPTH = 256


class Frame(NamedTuple):
    """An open bracket, or the body of an anonymous function (kind "@")."""

    kind: str
    start: int
    #: Does `end` mean the last index here?
    is_index: bool = False
    #: Do blanks separate elements, and newlines rows?
    is_matrix: bool = False


class Block(NamedTuple):
    """An open block statement; a function keeps the variables of the code around it."""

    type: str
    start: int
    outer_variables: set[str] | None = None


class Context:
    """The lexer's memory, and the tokens of the current logical line."""

    def __init__(self) -> None:
        self.out: list[Token] = []
        self.prev = ""
        self.frames: list[Frame] = []
        self.blocks: list[Block] = []
        self.variables: set[str] = set()
        #: Where a blank or a line end has meant a separator in a matrix.
        self.implied: set[int] = set()
        #: Index in `out` of the first token of the current statement.
        self.statement = 0
        #: The keyword whose header is being read ("" when none is).
        self.header = ""
        #: Is the next statement the first of a function body (apart from `arguments` blocks)?
        self.may_declare_arguments = False
        #: Prefix signs in a row, and assignments in this statement: each nests in the one before.
        self.prefixes = 0
        self.assignments = 0

    # --- tokens -------------------------------------------------------------------------------

    def emit(self, type_: str, value: object, start: int, end: int) -> None:
        self.out.append(Token(type_, value, start, end))
        self.prev = type_

    def separate(self, type_: str, start: int, end: int) -> None:
        """End the statement, unless it is ended already: runs of separators count once."""
        if self.prev in STATEMENT_STARTS or self.prev in ("ELSEIF", "CASE"):
            return  # Octave lets the condition of these stand on the next line
        self.note_variables_of_header()
        self.may_declare_arguments = (
            self.header == "FUNCTION" or self.out[-1].type == "ENDARGUMENTS"
        )
        self.header = ""
        self.prefixes = self.assignments = 0
        self.emit(type_, None, start, end)
        self.statement = len(self.out)

    def before_operand(self, spaced: bool, at: int) -> None:
        """Separate an operand from the one before it, where MATLAB does."""
        if self.prev not in OPERAND_ENDS:
            return
        if not self.frames:
            if self.header not in ("", "DECLARE"):
                self.separate("SEP", at, at)
        elif spaced:
            self.blank_separates(at)

    def blank_separates(self, at: int) -> None:
        """A blank between two operands: an implied comma inside a matrix."""
        if self.frames[-1].is_matrix:
            self.emit("COMMA", None, at, at)
            self.implied.add(at)

    def element_may_end(self, at: int) -> None:
        """A new operand after an anonymous function in a matrix: it ends the function's body."""
        if self.frames and self.frames[-1].kind == "@" and self.prev in OPERAND_ENDS:
            below = self.frames[-2] if len(self.frames) > 1 else None
            if below is not None and below.is_matrix:
                self.frames.pop()

    # --- brackets -----------------------------------------------------------------------------

    def leave_anonymous(self) -> None:
        """What follows can't belong to the bodies of the anonymous functions that are open."""
        while self.frames and self.frames[-1].kind == "@":
            self.frames.pop()

    def bracket(self) -> Frame | None:
        """The innermost real bracket."""
        for frame in reversed(self.frames):
            if frame.kind != "@":
                return frame
        return None

    def outermost_bracket(self) -> Frame | None:
        return next((frame for frame in self.frames if frame.kind != "@"), None)

    def inside_index(self) -> bool:
        return any(frame.is_index for frame in self.frames)

    # --- blocks and variables -----------------------------------------------------------------

    def open_block(self, type_: str, start: int) -> None:
        outer = None
        if type_ == "FUNCTION":
            outer, self.variables = self.variables, set()
        self.blocks.append(Block(type_, start, outer))

    def close_block(self, type_: str) -> None:
        """Forget the innermost block; `type_` is the closing keyword's type."""
        if not self.blocks:
            return
        block = self.blocks.pop()
        if block.outer_variables is not None:
            self.variables = block.outer_variables

    def in_declarations(self) -> bool:
        return bool(self.blocks) and self.blocks[-1].type in DECLARATIVE

    def too_deep(self) -> bool:
        """True if it is deeper than later stages should have to recurse. Functions without `end`
        don't nest."""
        if max(len(self.frames), self.prefixes, self.assignments) > MAX_DEPTH:
            return True
        if len(self.blocks) <= MAX_DEPTH:
            return False
        return sum(block.type != "FUNCTION" for block in self.blocks) > MAX_DEPTH

    def note_assignment(self) -> None:
        """The names left of an `=` are variables from here on."""
        tokens = self.out
        at = self.statement
        if at < len(tokens) and tokens[at].type in ("FOR", "PARFOR", "FORPAREN"):
            at += 1
        if at < len(tokens) and tokens[at].type == "FORPAREN":
            at += 1
        if at >= len(tokens):
            return
        if tokens[at].type == "NAME":
            self.variables.add(str(tokens[at].value))
        elif tokens[at].type == "LBRACKET":
            self._note_target_list(at + 1)

    def _note_target_list(self, at: int) -> None:
        depth = 0
        for index in range(at, len(self.out)):
            token = self.out[index]
            if token.type in ("LPAREN", "LBRACE", "LBRACKET", "DYNAMIC"):
                depth += 1
            elif token.type in ("RPAREN", "RBRACE", "RBRACKET"):
                depth -= 1
            elif depth == 0 and token.type == "NAME":
                self.variables.add(str(token.value))

    def note_variables_of_header(self) -> None:
        """Parameters and outputs of a function, and declared names, are variables."""
        if self.header not in ("FUNCTION", "DECLARE"):
            return
        tokens = self.out[self.statement :]
        has_outputs = any(token.type == "ASSIGN" for token in tokens)
        depth = 0
        for token in tokens:
            if token.type == "LPAREN":
                depth += 1
            elif token.type == "ASSIGN" and depth == 0:
                has_outputs = False
            if token.type == "NAME" and (depth or has_outputs or self.header == "DECLARE"):
                self.variables.add(str(token.value))


def closes(opener: str, closer: str) -> bool:
    """True if the keyword `closer` closes the block that `opener` began. (types of tokens)"""
    if closer == "END":
        return opener != "DO"
    return BLOCKS.get(opener) == closer
