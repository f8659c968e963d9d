// Starts `mat2c lsp` for MATLAB files, with what the settings say.
"use strict";

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

async function activate() {
  const settings = workspace.getConfiguration("mat2c");
  const server = { command: settings.get("command"), args: ["lsp"] };
  const names = ["args", "dialect", "path", "warnings"];
  client = new LanguageClient("mat2c", "mat2c", server, {
    documentSelector: [
      { scheme: "file", language: "matlab" },
      { scheme: "file", language: "octave" },
    ],
    initializationOptions: Object.fromEntries(names.map((name) => [name, settings.get(name)])),
  });
  await client.start();
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
