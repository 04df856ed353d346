import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { copiasDemais, lerNomeDaCopia } from '@paco/domain/sistema/guardar'
import { ask, done, rootOf } from '../../arquivos/s3-client.ts'
import { EMPTY, type S3Access } from '../../arquivos/s3-sign.ts'
import { OperatorError } from '../../operator-error.ts'

/** What one request of S3 takes. */
const LARGEST = 5 * 1024 ** 3
/** A store says nothing while it sums up a large file. */
const SILENCE = 10 * 60_000

/** A backup that is to be there as well as here. */
export interface Local {
  readonly nome: string
  readonly sha256: string
}

/** Bucket and folder of an address in path style. */
function partsOf(access: S3Access) {
  const { origin, pathname } = new URL(rootOf(access))
  const [bucket = '', ...folder] = pathname.split('/').filter(Boolean)
  return { bucket: `${origin}/${bucket}`, folder: folder.map((part) => `${part}/`).join('') }
}

/** Names of the backups that are there; fewer than a thousand are ever kept. */
async function listNames(access: S3Access): Promise<string[]> {
  const { bucket, folder } = partsOf(access)
  const url = new URL(`${bucket}?list-type=2&prefix=${encodeURIComponent(`${folder}paco-`)}`)
  const reply = await ask({ method: 'GET', url, sha256: EMPTY }, access)
  if (reply.statusCode !== 200) await done(reply)
  const keys = [...(await text(reply)).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
  return keys.map((key) => key.slice(folder.length)).filter((nome) => lerNomeDaCopia(nome) !== null)
}

async function put(access: S3Access, pasta: string, { nome, sha256 }: Local): Promise<void> {
  const file = join(pasta, nome)
  const { size } = await stat(file)
  if (size > LARGEST)
    throw new OperatorError(`A cópia ${nome} tem mais de 5 GB, que é o que cabe em um envio.`)
  const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' }
  const url = new URL(`${rootOf(access)}/${nome}`)
  const body = () => createReadStream(file)
  // The store holds the body against its fingerprint too.
  await done(await ask({ method: 'PUT', url, sha256, headers, body, silence: SILENCE }, access), 200)
}

const remove = async (access: S3Access, nome: string) =>
  void (await done(
    await ask({ method: 'DELETE', url: new URL(`${rootOf(access)}/${nome}`), sha256: EMPTY }, access),
    ...[200, 204, 404],
  ))

/**
 * Brings the other store to what is to be kept of all that is here and there: what is missing there is sent, also what an
 * outage kept from being sent before, and only then does anything go. Tells of each that is there.
 */
export async function enviarCopias(
  access: S3Access,
  pasta: string,
  here: readonly Local[],
  { now, onSent }: { now: Date; onSent: (nome: string) => Promise<void> },
): Promise<void> {
  const there = await listNames(access)
  const all = new Set([...there, ...here.map(({ nome }) => nome)])
  const gone = copiasDemais(
    [...all].map((nome) => ({ nome, boa: true })),
    now,
  )
  for (const one of here) {
    if (gone.includes(one.nome)) continue
    if (!there.includes(one.nome)) await put(access, pasta, one)
    await onSent(one.nome)
  }
  for (const nome of gone) if (there.includes(nome)) await remove(access, nome)
}
