/** @jest-environment node */
import { CommandError, runCommand } from "./run-command";

let before: typeof process.exitCode;
beforeEach(() => {
  before = process.exitCode;
});
afterEach(() => {
  process.exitCode = before;
});

it("ends with the code that the command returns", async () => {
  await runCommand(async () => 3);
  expect(process.exitCode).toBe(3);
});

it("says what can be mended, without a stack", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await runCommand(async () => Promise.reject(new CommandError("nginx is not installed")));
  expect(said.mock.calls).toEqual([["nginx is not installed"]]);
  expect(process.exitCode).toBe(1);
  said.mockRestore();
});

it("leaves other errors as they are", async () => {
  await expect(runCommand(async () => Promise.reject(new TypeError("a bug")))).rejects.toThrow(TypeError);
});
