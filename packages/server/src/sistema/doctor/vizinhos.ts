import { ping as pingClamav } from '../../arquivos/clamav.ts'
import { pingS3 } from '../../arquivos/s3-client.ts'
import { reachSmtp } from '../../avisos/smtp.ts'
import type { Config } from '../../config.ts'
import { openCliente } from '../../identidades/cliente.ts'
import { retornoOf } from '../../identidades/porta.ts'
import { openCompiler } from '../../pdf/compiler.mjs'
import { aviso, erro, type Laudo, ok } from './laudo.ts'

/** A certificate whose authority Node does not know: a city's own, most often. */
const UNKNOWN_AUTHORITY =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER_CERT(_LOCALLY)?|VERIFY_LEAF_SIGNATURE))$/

/** The first cause that says something of its own: `fetch failed` says nothing. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error
}

/** What went wrong, in words, and what to set where a certificate is not known. */
export function messageOf(error: unknown): string {
  const root = rootOf(error)
  // The mail client's errors have codes of its own, and keep the system's beside them.
  const { code = '', originalCode = code } = root as NodeJS.ErrnoException & { originalCode?: string }
  const told = (root instanceof Error && root.message) || String(root)
  return UNKNOWN_AUTHORITY.test(originalCode)
    ? `${told}. Se o certificado é de uma autoridade da própria Prefeitura, indique o arquivo dela em NODE_EXTRA_CA_CERTS.`
    : told
}

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
export function vizinhos({ correio, porta, clamav, arquivos, copias }: Config): Promise<Laudo[]> {
  const smtp = correio?.smtp
  return Promise.all([
    papeis(),
    ...(smtp ? [vizinho('E-mail', `${smtp.host}:${smtp.port}`, () => reachSmtp(smtp))] : []),
    ...(porta?.provedores ?? []).map((one) =>
      vizinho(`Entrada (${one.chave})`, one.emissor, () =>
        openCliente(one, retornoOf(porta?.endereco ?? '', one)).ask(),
      ),
    ),
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
