/**
 * Whether a version of Node runs this system: what Vite, which compiles it, asks for.
 * This file and those that import it first must stay readable for an old Node, or the message never shows.
 * @param {string} version as in process.versions.node
 */
export function nodeIsRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}

/** Ends the process with an explanation when this Node is too old. */
export function requireRecentNode() {
  if (nodeIsRecentEnough(process.versions.node)) return
  console.error(`O Paço precisa do Node.js 20.19 ou mais novo (ou 22.12 ou mais novo).
Esta máquina tem o Node.js ${process.versions.node}. Instale a versão LTS atual (https://nodejs.org) e tente de novo.`)
  process.exit(1)
}
