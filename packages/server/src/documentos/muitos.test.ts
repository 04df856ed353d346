import { PARTE } from '@paco/domain/arquivos/envio'
import { describe, expect, it } from 'vitest'
import { loginAs } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { enviosOf, sha256, unique, type Who } from '../arquivos/envios.testing.ts'
import { openDocumentos } from './documentos.testing.ts'

const bench = await openDocumentos()
const { call, test, admin, obras, auditor, newProjeto, create, ofProjeto, put, pool } = bench
const { announce, put: putParte, sendWhole } = enviosOf(test)
const keep = (who: Who, projeto: number, envio: string) =>
  call(who, 'POST', '/api/documentos', { ...ofProjeto(projeto), titulo: 'Em partes', envio })

/** How many files a person sends, and how many of them at a time: as the screens do. */
const EACH = 40
const AT_ONCE = 3
/** Every so many a file of more than one part, and every so many one that comes by itself and not in a form. */
const LONG = 20
const IN_PARTS = 4
/** How often each of the others asks. */
const ROUNDS = 12

describe('200 files that five people send at once', () => {
  it('are all kept as they were sent, while others read lists and save projects', async () => {
    const senders = await Promise.all(Array.from({ length: 5 }, () => loginAs(test, { id_secretaria: 12 })))
    const projeto = await newProjeto()
    const files = senders.map(() =>
      Array.from({ length: EACH }, (_, n) => unique(n % LONG === 0 ? PARTE : 0)),
    )
    const sendOne = async (who: Who, bytes: Buffer, n: number) => {
      if (n % IN_PARTS !== 0) return create(who, ofProjeto(projeto), { bytes })
      const { id } = await sendWhole(who, bytes)
      return keep(who, projeto, id)
    }
    const sendAll = async (who: Who, own: readonly Buffer[]): Promise<number[]> => {
      const waiting = [...own.entries()]
      const statuses: number[] = []
      const line = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [n, bytes] = next
          statuses.push((await sendOne(who, bytes, n)).statusCode)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, line))
      return statuses
    }

    /** So many of one kind of call, one after the other: what each was answered. */
    const meanwhile = async (work: (round: number) => Promise<{ statusCode: number }>) => {
      const statuses: number[] = []
      for (let round = 1; round <= ROUNDS; round++) statuses.push((await work(round)).statusCode)
      return new Set(statuses)
    }
    const own = await newProjeto()
    const others = [
      meanwhile(() => call(null, 'GET', '/api/getprojetocompleto?limite=20')),
      meanwhile(() => call(auditor, 'GET', `/api/documentos?id_projeto=${projeto}`)),
      meanwhile(() => call(obras, 'GET', `/api/documentos?entidade=projetos&registro_id=${own}`)),
      meanwhile((round) => put(obras, own, { nomeprojeto: `Ponte ${round}` })),
    ]
    const sent = await Promise.all(senders.map((who, at) => sendAll(who, files[at] ?? [])))
    expect(sent.flat()).toEqual(Array(5 * EACH).fill(200))
    expect(await Promise.all(others)).toEqual(others.map(() => new Set([200])))

    const list = await bench.list(admin, `entidade=projetos&registro_id=${projeto}`)
    const told = list.map(
      ({ versao_atual }) => (versao_atual as { arquivo: { sha256: string } }).arquivo.sha256,
    )
    const expected = files.flat().map((bytes) => sha256(bytes))
    expect(told.sort()).toEqual(expected.sort())
    const { rows } = await pool.query<{ sha256: string; bytes: Buffer }>(
      'select sha256, bytes from arquivo_partes order by sha256, n',
    )
    const kept = expected.map((sha) => rows.filter((row) => row.sha256 === sha).map(({ bytes }) => bytes))
    expect(kept.map((parts) => sha256(Buffer.concat(parts)))).toEqual(expected)
  })
})

describe('a file that comes in parts', () => {
  it('breaks off, goes on at another instance and becomes a document, which gives it back', async () => {
    const projeto = await newProjeto()
    const bytes = unique(2.5 * PARTE)
    const { id } = (await announce(obras, 'Ata nº 7.pdf', bytes.length)).json()
    await putParte(obras, id, 0, bytes.subarray(0, PARTE))
    expect((await keep(obras, projeto, id)).json().Campos.envio).toMatch(/ainda não chegou inteiro/)
    const options = { logLevel: 'silent', trustProxy: 1, checkReplies: true }
    const second = await buildApp({ database: test.database, ...options })
    const there = enviosOf({ app: second })
    const { recebido } = (await there.ask(obras, 'GET', id)).json()
    expect((await there.putAll(obras, id, bytes, recebido)).json()).toMatchObject({ arquivo: sha256(bytes) })
    await second.close()

    expect((await keep(bench.saude, projeto, id)).statusCode).toBe(403)
    const made = await keep(obras, projeto, id)
    const documento = await bench.read(obras, made.json().id)
    expect(documento.versao_atual.arquivo).toMatchObject({ nome: 'Ata nº 7.pdf', sha256: sha256(bytes) })
    const url = `/api/documentos/${made.json().id}/arquivo`
    expect(sha256((await call(obras, 'GET', url)).rawPayload)).toBe(sha256(bytes))
    const headers = { ...obras.headers, range: `bytes=${PARTE - 2}-${PARTE + 1}` }
    const across = await bench.app.inject({ url, headers })
    expect([across.statusCode, across.rawPayload]).toEqual([206, bytes.subarray(PARTE - 2, PARTE + 2)])
  })
})
