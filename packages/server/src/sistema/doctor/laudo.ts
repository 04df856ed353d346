/** How something stands: as it should, worth a look, or in the way. */
export type Estado = 'ok' | 'aviso' | 'erro'

/** One thing that was looked at, and what to do about it. */
export interface Laudo {
  readonly sobre: string
  readonly estado: Estado
  readonly texto: string
}

export const ok = (sobre: string, texto: string): Laudo => ({ sobre, estado: 'ok', texto })
export const aviso = (sobre: string, texto: string): Laudo => ({ sobre, estado: 'aviso', texto })
export const erro = (sobre: string, texto: string): Laudo => ({ sobre, estado: 'erro', texto })

const MARKS: Record<Estado, string> = { ok: '✓', aviso: '!', erro: '✗' }

const counted = (laudos: readonly Laudo[], estado: Estado, um: string, varios: string) => {
  const count = laudos.filter((laudo) => laudo.estado === estado).length
  return count === 0 ? [] : [`${count} ${count === 1 ? um : varios}`]
}

/** All of it, a line each, and the sum in the last. */
export function relatorio(laudos: readonly Laudo[]): string {
  const width = Math.max(...laudos.map(({ sobre }) => sobre.length))
  const lines = laudos.map(
    ({ sobre, estado, texto }) => `${MARKS[estado]} ${sobre.padEnd(width)}  ${texto.replaceAll('\n', ' ')}`,
  )
  const sums = [
    ...counted(laudos, 'erro', 'problema impede o uso', 'problemas impedem o uso'),
    ...counted(laudos, 'aviso', 'aviso', 'avisos'),
  ]
  return [...lines, '', sums.length === 0 ? 'Está tudo em ordem.' : `${sums.join(', ')}.`].join('\n')
}
