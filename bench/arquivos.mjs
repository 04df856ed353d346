import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.mjs'
import { serverMain } from '../scripts/prepare.mjs'
import { treeMemory } from './memory.mjs'

/** How much memory and time files take: one sent and read, and a gigabyte of them backed up and restored. */

const PARTE = 1024 * 1024
const TAMANHO = 30 * PARTE
const FILES = 34
const ADMIN = { email: 'chefe@cidade.test', password: 'a senha do chefe' }
const folder = mkdtempSync(join(tmpdir(), 'paco-bench-'))

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** Random bytes in the shape of a PDF. */
function onePdf() {
  const bytes = randomBytes(TAMANHO)
  bytes.write('%PDF-1.4\n1 0 obj<<>>endobj\n%', 0)
  bytes.write('\ntrailer<<>>\n%%EOF\n', TAMANHO - 19)
  return bytes
}

/** Runs the built program and notes the most it held in memory, in MB. @param {Record<string, string>} env @param {string[]} args */
function run(env, args) {
  const child = spawn(process.execPath, [serverMain, ...args], {
    env: {
      ...process.env,
      CIDADE: '3518404',
      PORT: '0',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const memory = { first: 0, most: 0 }
  const timer = setInterval(() => {
    const now = treeMemory(child.pid ?? 0)
    memory.first ||= now
    memory.most = Math.max(memory.most, now)
  }, 50)
  const ended = once(child, 'close').finally(() => clearInterval(timer))
  return { child, ended, memory }
}

/** @param {string} what @param {Record<string, string>} env @param {string[]} args */
async function command(what, env, args) {
  const began = performance.now()
  const { ended, memory, child } = run(env, args)
  child.stdout.resume()
  const [code] = await ended
  if (code !== 0) throw new Error(`${what} ended with ${code}`)
  const seconds = (performance.now() - began) / 1000
  console.log(`${what}: ${seconds.toFixed(1)} s, ${Math.round(memory.most)} MB at most`)
}

/** Sends one file in parts and reads it back as a document. @param {Record<string, string>} env @param {string} where */
async function sendAndRead(env, where) {
  const { child, ended, memory } = run(env, [])
  let said = ''
  const url = await new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      const found = /no ar em (http:[^\s"]+)/.exec(said)
      if (found) resolve(found[1])
    })
  })
  /** @param {string} method @param {string} path @param {object | Buffer} body @param {string} [token] */
  const call = async (method, path, body, token) => {
    const isBytes = Buffer.isBuffer(body)
    const reply = await fetch(url + path, {
      method,
      headers: {
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(await reply.text())
    return reply.json()
  }
  const { Token } = await call('POST', '/api/login', ADMIN)
  await call('POST', '/api/create', { nomeprojeto: 'Ponte', id_secretaria: 12 }, Token)
  memory.most = 0
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const idle = memory.most
  const bytes = onePdf()
  memory.most = 0
  let began = performance.now()
  const { id } = await call('POST', '/api/envios', { nome: 'ata.pdf', tamanho: TAMANHO }, Token)
  for (let de = 0; de < TAMANHO; de += PARTE)
    await call('PUT', `/api/envios/${id}?de=${de}`, bytes.subarray(de, de + PARTE), Token)
  const own = { entidade: 'projetos', registro_id: 1, titulo: 'Ata', envio: id }
  const documento = await call('POST', '/api/documentos', own, Token)
  const sent = [performance.now() - began, memory.most]
  memory.most = 0
  began = performance.now()
  const reply = await fetch(`${url}/api/documentos/${documento.id}/arquivo`, {
    headers: { authorization: `Bearer ${Token}` },
  })
  if (sha256(Buffer.from(await reply.arrayBuffer())) !== sha256(bytes)) throw new Error('not what was sent')
  const read = [performance.now() - began, memory.most]
  const told = ([ms = 0, most = 0]) => `${(ms / 1000).toFixed(1)} s, ${Math.round(most)} MB at most`
  console.log(`${where}: idle ${Math.round(idle)} MB; 30 MB sent ${told(sent)}; read ${told(read)}`)
  child.kill('SIGTERM')
  await ended
}

/** A gigabyte of files, in the database or in the folder. @param {string} url @param {'banco' | 'disco'} guarda @param {string} root */
async function fill(url, guarda, root) {
  const client = new pg.Client(url)
  await client.connect()
  for (let n = 0; n < FILES; n++) {
    const bytes = onePdf()
    const sha = sha256(bytes)
    await client.query(
      "insert into arquivos (sha256, tamanho, tipo, guarda, usado_em) values ($1, $2, 'application/pdf', $3, now())",
      [sha, TAMANHO, guarda],
    )
    if (guarda === 'disco') {
      const path = join(root, sha.slice(0, 2), sha.slice(2, 4))
      mkdirSync(path, { recursive: true })
      writeFileSync(join(path, sha), bytes)
    } else
      for (let at = 0; at < TAMANHO; at += PARTE)
        await client.query('insert into arquivo_partes (sha256, n, bytes) values ($1, $2, $3)', [
          sha,
          at / PARTE,
          bytes.subarray(at, at + PARTE),
        ])
  }
  await client.end()
}

/** @param {string} server @param {string} name */
async function newDatabase(server, name) {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const postgres = await startPostgres()
try {
  for (const guarda of /** @type {const} */ (['banco', 'disco'])) {
    const DATA_DIR = join(folder, guarda)
    const env = { DATABASE_URL: await newDatabase(postgres.url, guarda), DATA_DIR, ARQUIVOS: guarda }
    await sendAndRead(env, guarda)
    await fill(env.DATABASE_URL, guarda, join(DATA_DIR, 'arquivos'))
    const file = join(folder, `${guarda}.gz`)
    await command(`${guarda}: backup`, env, ['backup', file])
    console.log(`  ${Math.round(statSync(file).size / 1024 ** 2)} MB`)
    const there = {
      ...env,
      DATABASE_URL: await newDatabase(postgres.url, `${guarda}2`),
      DATA_DIR: join(folder, `${guarda}2`),
    }
    await command(`${guarda}: restore`, there, ['restore', file])
    rmSync(file)
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
