import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { nomeDaCopia } from '@paco/domain/sistema/guardar'
import { describe, expect, it } from 'vitest'
import { ask } from '../../arquivos/s3-client.ts'
import { EMPTY, type S3Access } from '../../arquivos/s3-sign.ts'
import { startS3 } from '../../arquivos/stores.testing.ts'
import { openCity } from './copias.testing.ts'

const startCopias = await openCity()
const bucket = await startS3()
let folders = 0
/** A folder in the bucket, for one test. */
const folder = (): S3Access => ({ ...bucket, url: `${bucket.url}/cidade${++folders}` })

async function fetched(access: S3Access, nome: string): Promise<string | null> {
  const reply = await ask({ method: 'GET', url: new URL(`${access.url}/${nome}`), sha256: EMPTY }, access)
  return reply.statusCode === 200 ? text(reply) : null
}
async function put(access: S3Access, nome: string, content: string): Promise<void> {
  const headers = { 'content-length': String(content.length) }
  const sha256 = createHash('sha256').update(content).digest('hex')
  const body = async function* () {
    yield Buffer.from(content)
  }
  const reply = await ask(
    { method: 'PUT', url: new URL(`${access.url}/${nome}`), sha256, headers, body },
    access,
  )
  expect(reply.statusCode).toBe(200)
  reply.resume()
}

describe('the other store', () => {
  it('has the same file, and in time what an outage kept from it', async () => {
    const s3 = folder()
    const { copias, pasta, clock } = startCopias({ s3 })
    await copias.fazer('pedida')
    const [first] = (await copias.tell()).copias
    expect(first).toMatchObject({ enviada: true })
    expect(await fetched(s3, first?.nome ?? '')).toBe(await readFile(join(pasta, first?.nome ?? ''), 'utf8'))

    await ask({ method: 'DELETE', url: new URL(`${s3.url}/${first?.nome}`), sha256: EMPTY }, s3)
    clock.now = new Date('2026-11-19T06:00:00Z')
    await copias.round()
    for (const { nome, enviada } of (await copias.tell()).copias) {
      expect(enviada).toBe(true)
      expect(await fetched(s3, nome)).not.toBeNull()
    }
  })

  it('keeps what is to be kept of what it has, and all that is not ours', async () => {
    const s3 = folder()
    const nights = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']
    const old = nights.map((day) => nomeDaCopia('diaria', new Date(`2026-11-${day}T06:00:00Z`)))
    for (const nome of [...old, 'paco-lista-de-compras.txt']) await put(s3, nome, 'x')
    const { copias, pasta, clock } = startCopias({ s3 })
    clock.now = new Date('2026-11-11T06:00:00Z')
    await copias.round()
    const left = await Promise.all(old.map(async (nome) => (await fetched(s3, nome)) !== null))
    expect(nights.filter((_, index) => left[index])).toEqual(['01', '05', '06', '07', '08', '09', '10'])
    expect(await fetched(s3, 'paco-lista-de-compras.txt')).toBe('x')
    await rm(pasta, { recursive: true })
  })

  it('that does not take it is told, and the backup is here all the same', async () => {
    const { copias } = startCopias({ s3: { ...folder(), segredo: 'outro' } })
    await copias.fazer('pedida')
    const told = await copias.tell()
    expect(told.copias).toMatchObject([{ conferida: true, enviada: false }])
    expect(told.falha).not.toBeNull()
    expect(JSON.stringify(told)).not.toContain('outro')
  })
})
