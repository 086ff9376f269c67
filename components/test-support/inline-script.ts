/** A function as its page has it, rebuilt from its source: it sees nothing of its module, so an import that it uses fails the test. */
export const asInlineScript = <Args extends unknown[]>(script: (...args: Args) => void): ((...args: Args) => void) =>
  new Function(`return ${script}`)();
