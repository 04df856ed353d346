import { createHash, randomUUID } from 'node:crypto'
import { MESSAGES } from '@paco/domain/diario/messages'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { hugePng, picture } from '../fotos/pictures.testing.ts'
import { cameraPicture, openDiario, SECRET } from './diario.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const { app } = test
const { pool } = test.database
const { call, admin, obras, auditor, fiscal, gestor, saude, visitor, newObra, sendFoto, note, list } =
  await openDiario(test)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a picture', () => {
  it('is told whole to those who work on it, and to others without place, file and author', async () => {
    const { projeto, contrato } = await newObra()
    const bytes = await cameraPicture()
    const own = { etapa: 5, momento: 'durante', texto: 'Fundação', hora: '14:05', id_contrato: contrato }
    const made = await sendFoto(fiscal, projeto, own, bytes, '../../IMG_0042.jpg')
    expect(made.json()).toEqual({ Status: 'Success', id: expect.any(Number), message: MESSAGES.created })
    const seen = {
      id: made.json().id,
      id_projeto: projeto,
      tipo: 'foto',
      dia: '2026-11-10',
      etapa: 5,
      momento: 'durante',
      texto: 'Fundação',
      foto: expect.stringMatching(new RegExp(`^diario-${projeto}-[0-9a-f]{20}\\.webp$`)),
      miniatura: expect.stringMatching(new RegExp(`^diario-${projeto}-[0-9a-f]{20}\\.webp$`)),
      numero: null,
      situacao: 'vigente',
      motivo: null,
      versao: 1,
    }
    expect(await list(auditor, projeto)).toEqual([
      {
        ...seen,
        hora: '14:05',
        id_contrato: contrato,
        contrato_nome: expect.stringContaining('Construtora Vale'),
        latitude: -22.8164,
        longitude: -45.1933,
        posicao: 'foto',
        arquivo: {
          nome: 'IMG_0042.jpg',
          tamanho: bytes.length,
          sha256: sha256(bytes),
          verificado: 'nao_verificado',
          ameaca: null,
        },
        exif_dia: '2026-11-10',
        autor_id: fiscal.id,
        autor_nome: 'Ana Fiscal',
        criado_em: expect.stringMatching(/^2026-11-16T15:00:00/),
      },
    ])
    const nothing = {
      hora: null,
      id_contrato: null,
      contrato_nome: null,
      latitude: null,
      longitude: null,
      posicao: null,
      arquivo: null,
      exif_dia: null,
      autor_id: null,
      autor_nome: null,
      criado_em: null,
    }
    for (const who of [null, visitor, saude])
      expect(await list(who, projeto)).toEqual([{ ...seen, ...nothing }])
  })

  it('never shows in a public byte what its camera noted', async () => {
    const { projeto } = await newObra()
    const bytes = await cameraPicture('2026:11:10 14:05:00', 33)
    expect(bytes.includes(SECRET)).toBe(true)
    await sendFoto(obras, projeto, { texto: 'Aterro' }, bytes, 'nome-do-arquivo.jpg')
    const urls = [
      `/api/diario/projeto/${projeto}`,
      `/api/diario/projeto/${projeto}/registros`,
      '/api/diario/fotos',
    ]
    const replies = await Promise.all(urls.map((url) => app.inject({ url })))
    const [{ foto, miniatura }] = await list(null, projeto)
    const pictures = await Promise.all([foto, miniatura].map((nome) => app.inject({ url: `/img/${nome}` })))
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    for (const { rawPayload } of [...replies, ...pictures])
      for (const secret of [SECRET, 'nome-do-arquivo', '45.1933', 'Exif', 'GPS', '2026:11:10', sha256(bytes)])
        expect(rawPayload.includes(secret)).toBe(false)
  })

  it('of one point is taken, and one held sideways is shown upright', async () => {
    const { projeto } = await newObra()
    const point = await sendFoto(obras, projeto, { dia: '2026-11-09' }, await picture('jpeg', 1, 1))
    expect(point.statusCode).toBe(200)
    const lying = await sharp(await picture('jpeg', 60, 30))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    await sendFoto(obras, projeto, {}, lying)
    const [{ foto }] = await list(null, projeto)
    const { rawPayload } = await app.inject({ url: `/img/${foto}` })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 30, height: 60 })
  })

  it('is kept as it came, for those who read the book', async () => {
    const { projeto } = await newObra()
    const bytes = await cameraPicture('2026:11:10 14:05:00', 44)
    const { id } = (await sendFoto(gestor, projeto, {}, bytes)).json()
    const original = (who: Who) => call(who, 'GET', `/api/diario/${id}/original`)
    for (const who of [obras, auditor, admin, fiscal, gestor]) {
      const reply = await original(who)
      expect([reply.statusCode, sha256(reply.rawPayload)]).toEqual([200, sha256(bytes)])
      expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''IMG_0042.jpg")
    }
    expect((await original(null)).statusCode).toBe(401)
    for (const who of [saude, visitor]) expect((await original(who)).statusCode).toBe(403)
    const text = (await note(obras, projeto)).json().id
    expect((await call(obras, 'GET', `/api/diario/${text}/original`)).statusCode).toBe(404)
  })

  it('has the place of the phone where it has none, and the typed day where the camera’s is another', async () => {
    const { projeto } = await newObra()
    const plain = await picture('jpeg')
    await sendFoto(obras, projeto, { latitude: '-22,9', longitude: -45.2 }, plain)
    const old = await cameraPicture('2025:01:02 03:04:05')
    await sendFoto(obras, projeto, { latitude: 1, longitude: 1, dia: '2026-11-09' }, old)
    expect(await list(obras, projeto)).toMatchObject([
      { latitude: -22.9, longitude: -45.2, posicao: 'aparelho', exif_dia: null },
      { latitude: -22.8164, posicao: 'foto', dia: '2026-11-09', exif_dia: '2025-01-02' },
    ])
  })

  it('is refused by its content, at its field, and nothing of it is kept', async () => {
    const { projeto } = await newObra()
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)])
    const cases = [
      [Buffer.from('%PDF-1.7 …'), 415, /JPEG, PNG ou WebP/],
      [heic, 415, /HEIC não são aceitas/],
      [Buffer.concat([await cameraPicture(), Buffer.from('PK\u0003\u0004')]), 415, /outro conteúdo/],
      [(await cameraPicture()).subarray(0, 700), 400, /Não foi possível ler/],
      [hugePng(40_000, 40_000), 400, /passa de 40 megapixels. Reduza-a/],
    ] as const
    for (const [bytes, status, words] of cases) {
      const reply = await sendFoto(obras, projeto, {}, bytes)
      expect([reply.statusCode, reply.json().Campos?.arquivo]).toEqual([status, expect.stringMatching(words)])
      const { rows } = await pool.query('select from arquivos where sha256 = $1', [sha256(bytes)])
      expect(rows).toEqual([])
    }
    expect((await sendFoto(obras, projeto, {}, Buffer.alloc(0))).statusCode).toBe(400)
    expect((await sendFoto(obras, projeto, {}, Buffer.alloc(30 * 1024 * 1024 + 1, 1))).statusCode).toBe(413)
    expect(await list(obras, projeto)).toEqual([])
  })
})

describe('the same entry sent twice', () => {
  it('is one, however often and however many at once', async () => {
    const { projeto } = await newObra()
    const chave = randomUUID()
    const replies = await Promise.all(Array.from({ length: 50 }, () => note(fiscal, projeto, { chave })))
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.json().id}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(200)
    const bytes = await cameraPicture()
    const key = randomUUID()
    const pictures = await Promise.all([1, 2, 3].map(() => sendFoto(fiscal, projeto, { chave: key }, bytes)))
    expect(new Set(pictures.map((reply) => reply.json().id)).size).toBe(1)
    const again = await sendFoto(fiscal, projeto, { chave: key.toUpperCase(), texto: 'corrigida' }, bytes)
    expect(again.json().id).toBe(pictures[0]?.json().id)
    expect(await list(fiscal, projeto)).toHaveLength(2)
  })

  it('is another one where it says something else, or another person sends it', async () => {
    const { projeto } = await newObra()
    const chave = randomUUID()
    await note(fiscal, projeto, { chave })
    for (const [who, own] of [
      [obras, {}],
      [fiscal, { texto: 'Outra coisa' }],
      [fiscal, { dia: '2026-11-01' }],
    ] as const) {
      const reply = await note(who, projeto, { chave, ...own })
      expect([reply.statusCode, reply.json().Error]).toEqual([409, MESSAGES.sameKey])
    }
  })
})
