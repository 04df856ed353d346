/** In browsers without locks (and on pages without encryption) at least this tab keeps to itself. */
const aqui = new Set<string>()

async function nestaAba<T>(nome: string, work: () => Promise<T>): Promise<T | null> {
  if (aqui.has(nome)) return null
  aqui.add(nome)
  try {
    return await work()
  } finally {
    aqui.delete(nome)
  }
}

/** Does the work alone under this name, among all tabs of this device; null where somebody is at it already. */
export async function sozinho<T>(nome: string, work: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return nestaAba(nome, work)
  return navigator.locks.request(nome, { ifAvailable: true }, (lock) => (lock ? work() : null))
}

/** Holds this name until it is let go, or the tab is closed; null where somebody else holds it. */
export const segurar = (nome: string): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    const held = () => new Promise<true>((release) => resolve(() => release(true)))
    sozinho(nome, held).then((done) => done ?? resolve(null), reject)
  })

/** Who edits, discards or sends an entry holds it. */
export const travaDe = (chave: string): string => `paco-diario-registro-${chave}`
