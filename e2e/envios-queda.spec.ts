import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.mjs'
import { call, loginAt, type Server, startServer, temporaryFolder } from './server-process.ts'

const PARTE = 1024 * 1024

const folder = temporaryFolder()
test.afterAll(() => folder.remove())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A PDF of three parts and a half that nobody else has. */
const unique = (): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n% '),
    Buffer.from(randomBytes(1.75 * PARTE).toString('hex')),
    Buffer.from('\ntrailer<<>>\n%%EOF\n'),
  ])

interface Ongoing {
  server: Server
  token: string
}

const putParte = async ({ server, token }: Ongoing, id: string, de: number, bytes: Buffer) => {
  const reply = await fetch(`${server.url}/api/envios/${id}?de=${de}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes.subarray(de, de + PARTE)),
  })
  return { status: reply.status, body: await reply.json() }
}

/** Sends half of a part, and waits until it has left. */
async function putHalf({ server, token }: Ongoing, id: string, de: number, bytes: Buffer): Promise<void> {
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Content-Length': PARTE,
    Authorization: `Bearer ${token}`,
  }
  const sent = request(`${server.url}/api/envios/${id}?de=${de}`, { method: 'PUT', headers, agent: false })
  sent.on('error', () => {})
  await new Promise((resolve) => sent.write(bytes.subarray(de, de + PARTE / 2), resolve))
}

const announce = async ({ server, token }: Ongoing, bytes: Buffer): Promise<string> =>
  (await call(server, 'POST', '/api/envios', { nome: 'ata.pdf', tamanho: bytes.length }, token)).body.id

/** How far a file has come. */
const ask = async ({ server, token }: Ongoing, id: string) =>
  (await call(server, 'GET', `/api/envios/${id}`, undefined, token)).body

/** Sends what is missing, has it kept as a document, and reads it back. */
async function carryThrough(on: Ongoing, id: string, bytes: Buffer): Promise<void> {
  const { recebido } = await ask(on, id)
  for (let de = recebido; de < bytes.length; de += PARTE)
    expect((await putParte(on, id, de, bytes)).status).toBe(200)
  // All of it had come, and the end came before it was a file.
  if (recebido === bytes.length) await putParte(on, id, recebido, bytes)
  expect(await ask(on, id)).toMatchObject({ pronto: true, arquivo: sha256(bytes) })
  const own = { entidade: 'projetos', registro_id: 1, titulo: 'Ata', envio: id }
  const made = await call(on.server, 'POST', '/api/documentos', own, on.token)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const headers = { Authorization: `Bearer ${on.token}` }
  const reply = await fetch(`${on.server.url}/api/documentos/${made.body.id}/arquivo`, { headers })
  expect(sha256(Buffer.from(await reply.arrayBuffer()))).toBe(sha256(bytes))
}

async function killWhileSending(env: Record<string, string>): Promise<{ left: string }> {
  const start = async (): Promise<Ongoing> => {
    const server = await startServer(env)
    return { server, token: await loginAt(server) }
  }
  const kill = async ({ server }: Ongoing) => expect(await server.stop('SIGKILL')).toBe('SIGKILL')
  let on = await start()
  const projeto = { nomeprojeto: 'Ponte', id_secretaria: 12 }
  const made = await call(on.server, 'POST', '/api/create', projeto, on.token)
  expect(made.status, JSON.stringify(made.body)).toBe(200)

  // Half a part on the wire, and another file's last one being made a file of.
  const [half, whole, left] = [unique(), unique(), unique()]
  const [halfId, wholeId, leftId] = [
    await announce(on, half),
    await announce(on, whole),
    await announce(on, left),
  ]
  await putParte(on, halfId, 0, half)
  for (const de of [0, PARTE, 2 * PARTE]) await putParte(on, wholeId, de, whole)
  await putParte(on, leftId, 0, left)
  await putHalf(on, halfId, PARTE, half)
  const last = putParte(on, wholeId, 3 * PARTE, whole).catch(() => null)
  await kill(on)
  await last

  on = await start()
  expect(await ask(on, halfId)).toMatchObject({ recebido: PARTE, pronto: false })
  expect([3 * PARTE, whole.length]).toContain((await ask(on, wholeId)).recebido)
  await carryThrough(on, halfId, half)
  await carryThrough(on, wholeId, whole)
  expect(await on.server.stop('SIGTERM')).toBe(0)
  return { left: leftId }
}

test('killed while files come, each goes on from the last part that came: embedded', async () => {
  await killWhileSending({ DATA_DIR: folder.path })
})

test('killed while files come, each goes on from the last part that came: PostgreSQL', async () => {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url }
  const { left } = await killWhileSending(env)
  const client = new pg.Client(postgres.url)
  await client.connect()
  const halves = await client.query(`
    select sha256 from arquivos a
    where tamanho <> coalesce((select sum(octet_length(bytes)) from arquivo_partes p where p.sha256 = a.sha256), 0)`)
  expect(halves.rows).toEqual([])
  const partsOf = async (id: string) =>
    (await client.query('select from arquivo_partes where sha256 = $1', [id])).rowCount
  expect(await partsOf(left)).toBe(1)
  await client.query("update envios set atualizado_em = now() - interval '25 hours' where id = $1", [left])
  // What was abandoned is taken away in the first round after a start.
  const server = await startServer(env)
  await expect.poll(() => partsOf(left)).toBe(0)
  const token = await loginAt(server)
  expect((await call(server, 'GET', `/api/envios/${left}`, undefined, token)).status).toBe(404)
  expect(await server.stop('SIGTERM')).toBe(0)
  await client.end()
  await postgres.stop()
})
