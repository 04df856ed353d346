import { connect } from 'node:net'
import { ping as pingClamav } from '../../arquivos/clamav.ts'
import { pingS3 } from '../../arquivos/s3-client.ts'
import type { Config } from '../../config.ts'
import { openCompiler } from '../../pdf/compiler.mjs'
import { aviso, erro, type Laudo, ok } from './laudo.ts'

const PATIENCE = 5_000

/** Whether anything takes a connection there: letters are sent to nobody for a try. */
const reach = (host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port, timeout: PATIENCE })
    const end = (error?: Error) => {
      socket.destroy()
      if (error) reject(error)
      else resolve()
    }
    socket.once('connect', () => end()).once('timeout', () => end(new Error('não respondeu')))
    socket.once('error', end)
  })

const messageOf = (error: unknown) => (error instanceof Error && error.message) || String(error)

async function vizinho(sobre: string, onde: string, visit: () => Promise<void>): Promise<Laudo> {
  try {
    await visit()
    return ok(sobre, `responde em ${onde}`)
  } catch (error) {
    return erro(sobre, `não pode ser usado em ${onde}: ${messageOf(error)}`)
  }
}

/** By what papers are made on this machine. */
async function papeis(): Promise<Laudo> {
  try {
    const { archives } = await openCompiler()
    return archives
      ? ok('PDF', 'compilador nativo, com PDF/A')
      : aviso(
          'PDF',
          'Esta máquina não tem o compilador nativo: os PDFs são feitos em WebAssembly, mais devagar e sem PDF/A.',
        )
  } catch (error) {
    return erro('PDF', `nenhum compilador abre: ${messageOf(error)}`)
  }
}

/** The services that the settings name, and what makes the papers. */
export function vizinhos({ correio, clamav, arquivos, copias }: Config): Promise<Laudo[]> {
  const smtp = correio?.smtp
  return Promise.all([
    papeis(),
    ...(smtp ? [vizinho('E-mail', `${smtp.host}:${smtp.port}`, () => reach(smtp.host, smtp.port))] : []),
    ...(clamav
      ? [
          vizinho('Antivírus', 'path' in clamav ? clamav.path : `${clamav.host}:${clamav.port}`, () =>
            pingClamav(clamav),
          ),
        ]
      : []),
    ...[
      { sobre: 'Arquivos', s3: arquivos.s3 },
      { sobre: 'Envio de cópias', s3: copias.s3 },
    ].flatMap(({ sobre, s3 }) => (s3 ? [vizinho(sobre, s3.url, () => pingS3(s3))] : [])),
  ])
}
