/** From here on errors say where they were made: theme.js had that left out while the program was read. */
export function tellStacks(): void {
  Object.assign(Error, { stackTraceLimit: 10 })
}
