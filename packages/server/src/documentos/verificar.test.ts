import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { enviosOf } from '../arquivos/envios.testing.ts'
import { pdf } from '../arquivos/files.testing.ts'
import { signed, signerNamed } from './assinaturas.testing.ts'
import { onePdf, openDocumentos } from './documentos.testing.ts'

const test = await openDocumentos()
const { call, admin, obras, saude, auditor, visitor, newProjeto, created, ofProjeto, addVersao, pool } = test

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
type Who = Parameters<typeof call>[0]
const ask = (who: Who, code: string) => call(who, 'GET', `/api/verificar/${code}`)
const verify = async (who: Who, bytes: Buffer) => (await ask(who, sha(bytes))).json().Result[0]

/** A mark that must not come out where a document is not public. */
const SECRET = 'SEGREDO-7311'

describe('a file at /verificar', () => {
  it('that is a public document’s is told with title, project, line and seal of the trail', async () => {
    const projeto = await newProjeto()
    const bytes = onePdf()
    await created(ofProjeto(projeto, { codigo: 'edital', titulo: 'Edital 4/2026' }), { bytes }, obras)
    const answer = await verify(null, bytes)
    expect(answer).toEqual({
      sha256: sha(bytes),
      encontrado: true,
      tamanho: bytes.length,
      suspeito: false,
      ameaca: null,
      guardados: [
        {
          titulo: 'Edital 4/2026',
          dono: 'Ponte',
          id_projeto: projeto,
          n: 1,
          situacao: 'vigente',
          guardado_em: expect.stringMatching(/^2026-11-16T.*Z$/),
          linha: expect.any(Number),
          lacre: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
      assinaturas: [],
    })
    const [{ linha, lacre }] = answer.guardados
    const { rows } = await pool.query(
      `select entidade, acao, depois ->> 'arquivo' as arquivo, hash from auditoria where id = $1`,
      [linha],
    )
    expect(rows).toEqual([{ entidade: 'documento_versoes', acao: 'criou', arquivo: sha(bytes), hash: lacre }])
  })

  it('with one bit flipped, or never kept, is not found: an answer, not an error', async () => {
    const bytes = onePdf()
    await created(ofProjeto(await newProjeto(), { codigo: 'edital' }), { bytes })
    const flipped = Buffer.from(bytes)
    flipped[12] = (flipped[12] ?? 0) ^ 1
    const reply = await ask(null, sha(flipped))
    expect(reply.statusCode).toBe(200)
    expect(reply.json().Result).toEqual([
      {
        sha256: sha(flipped),
        encontrado: false,
        tamanho: null,
        suspeito: false,
        ameaca: null,
        guardados: [],
        assinaturas: [],
      },
    ])
  })

  it('is found by its code however it is spelt; what is none is refused in words', async () => {
    const bytes = onePdf()
    await created(ofProjeto(await newProjeto(), { codigo: 'edital' }), { bytes })
    const spelt = encodeURIComponent(
      sha(bytes)
        .toUpperCase()
        .replace(/(.{8})/g, '$1 '),
    )
    expect((await ask(null, spelt)).json().Result[0].encontrado).toBe(true)
    expect((await ask(null, '%00')).statusCode).toBe(400)
    for (const wrong of ['abc', `${sha(bytes)}0`, `${sha(bytes).slice(1)}g`, "'%20or%201=1"]) {
      const reply = await ask(null, wrong)
      expect([reply.statusCode, reply.json().Campos?.sha256]).toEqual([
        400,
        expect.stringContaining('SHA-256'),
      ])
    }
  })

  it('of a document that is not public is told to be kept, and as what only to those who read it', async () => {
    const maria = signerNamed(`MARIA ${SECRET}`)
    const bytes = signed(onePdf(), maria)
    const own = { codigo: 'terreno', titulo: `Escritura ${SECRET}` }
    await created(ofProjeto(await newProjeto(), own), { bytes, name: `${SECRET}.pdf` })
    for (const who of [null, visitor, saude]) {
      const reply = await ask(who, sha(bytes))
      expect(reply.body).not.toContain(SECRET)
      expect(reply.json().Result[0]).toMatchObject({
        encontrado: true,
        guardados: [{ titulo: null, dono: null, id_projeto: null, n: 1, situacao: 'vigente' }],
        assinaturas: [],
      })
    }
    for (const who of [obras, auditor, admin])
      expect(await verify(who, bytes)).toMatchObject({
        guardados: [{ titulo: `Escritura ${SECRET}`, dono: 'Ponte' }],
        assinaturas: [{ nome: `MARIA ${SECRET}`, integra: true, alterado_depois: false }],
      })
  })

  it('is told once more where it is kept twice, public here and not there', async () => {
    const bytes = onePdf()
    const projeto = await newProjeto()
    await created(ofProjeto(projeto, { codigo: 'terreno', titulo: SECRET }), { bytes })
    await created(ofProjeto(projeto, { codigo: 'edital', titulo: 'Edital' }), { bytes })
    const answer = await verify(null, bytes)
    expect(answer.guardados.map(({ titulo }: { titulo: string | null }) => titulo)).toEqual(['Edital', null])
  })

  it('is told as replaced once there is a newer version, and as void once it is', async () => {
    const [first, second, open] = [onePdf(), onePdf(), onePdf()]
    const id = await created(ofProjeto(await newProjeto(), { codigo: 'edital' }), { bytes: first })
    await addVersao(admin, id, {}, { bytes: second })
    await addVersao(admin, id, { publica: true }, { bytes: open })
    const situacoes = async () =>
      Promise.all([first, second, open].map(async (one) => (await verify(null, one)).guardados[0].situacao))
    expect(await situacoes()).toEqual(['substituido', 'vigente', 'vigente'])
    const { versao } = await test.read(admin, id)
    await call(admin, 'POST', `/api/documentos/${id}/sem-efeito`, { motivo: 'Publicado por engano', versao })
    expect(await situacoes()).toEqual(['sem_efeito', 'sem_efeito', 'sem_efeito'])
    expect(await verify(null, first)).toMatchObject({ guardados: [{ titulo: null }] })
  })

  it('that is no document’s is not told of', async () => {
    const bytes = pdf('% nunca virou documento')
    await pool.query(`insert into arquivo_partes (sha256, n, bytes) values ($1, 0, $2)`, [sha(bytes), bytes])
    await pool.query(
      `insert into arquivos (sha256, tamanho, tipo, usado_em) values ($1, $2, 'application/pdf', now())`,
      [sha(bytes), bytes.length],
    )
    expect(await verify(admin, bytes)).toMatchObject({ encontrado: false, tamanho: null, guardados: [] })
  })

  it('is looked up by index, in the trail too', async () => {
    const { rows } = await pool.query(
      `explain select id, hash from auditoria
       where entidade = 'documento_versoes' and registro_id = '7' and acao = 'criou' order by id limit 1`,
    )
    expect(JSON.stringify(rows)).toContain('auditoria_registro')
  })
})

describe('the signatures of a version', () => {
  it('are looked for when it is kept, also where it was sent in parts, and told with it', async () => {
    const bytes = signed(onePdf(), signerNamed('JOÃO:11122233344'))
    const id = await created(ofProjeto(await newProjeto(), { codigo: 'contrato' }), { bytes })
    const { versao_atual } = await test.read(null, id)
    expect(versao_atual.assinaturas).toEqual([
      {
        nome: 'JOÃO',
        emissor: 'AC Teste v5',
        em: '2026-03-12T17:05:00.000Z',
        integra: true,
        alterado_depois: false,
      },
    ])
    expect(await verify(null, bytes)).toMatchObject({ assinaturas: versao_atual.assinaturas })
    const { id: envio } = await enviosOf(test.test).sendWhole(admin, bytes)
    const sent = await call(admin, 'POST', '/api/documentos', {
      ...ofProjeto(await newProjeto(), { codigo: 'contrato', titulo: 'Em partes' }),
      envio,
    })
    expect((await test.read(null, sent.json().id)).versao_atual.assinaturas).toEqual(versao_atual.assinaturas)
  })

  it('are null of what is no PDF, and none of one that nobody signed', async () => {
    const projeto = await newProjeto()
    const plain = await created(ofProjeto(projeto, { codigo: 'contrato' }), { bytes: onePdf() })
    expect((await test.read(null, plain)).versao_atual.assinaturas).toEqual([])
    const csv = await created(ofProjeto(projeto, { codigo: 'contrato' }), {
      bytes: Buffer.from('a;b\n'),
      name: 'a.csv',
    })
    expect((await test.read(null, csv)).versao_atual.assinaturas).toBeNull()
  })
})
