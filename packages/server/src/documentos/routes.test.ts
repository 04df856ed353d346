import { createHash } from 'node:crypto'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { describe, expect, it } from 'vitest'
import { onePdf, openDocumentos } from './documentos.testing.ts'

const test = await openDocumentos()
const {
  call,
  admin,
  obras,
  saude,
  auditor,
  visitor,
  newProjeto,
  create,
  created,
  ofProjeto,
  link,
  read,
  list,
} = test
const { pool, addVersao } = test
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('a document', () => {
  it('is a file with title, number, day and kind, kept with its record', async () => {
    const projeto = await newProjeto()
    const bytes = onePdf()
    const own = { codigo: 'dfd', titulo: 'Formalização', numero: '12/2026', data_documento: '2026-11-01' }
    const reply = await create(obras, ofProjeto(projeto, own), { bytes, name: 'dfd.pdf' })
    expect(reply.json()).toEqual({ Status: 'Success', id: expect.any(Number), message: MESSAGES.created })
    expect(await read(obras, reply.json().id)).toMatchObject({
      entidade: 'projetos',
      registro_id: projeto,
      dono: 'Ponte',
      id_secretaria: 12,
      id_projeto: projeto,
      etapa: 1,
      ...own,
      acesso: 'publico_apos_edital',
      publico_desde: null,
      situacao: 'vigente',
      versoes: 1,
      versao_atual: {
        n: 1,
        publica: false,
        arquivo: { nome: 'dfd.pdf', sha256: sha(bytes) },
        tipo: 'application/pdf',
        assinaturas: [],
      },
      versao: 1,
    })
    const file = await call(obras, 'GET', `/api/documentos/${reply.json().id}/arquivo`)
    expect(file.rawPayload.equals(bytes)).toBe(true)
    expect(file.headers['content-disposition']).toContain('attachment')
  })

  it('is an address, or the number of a process, where the law asks for publication only', async () => {
    const projeto = await newProjeto()
    const made = await link(obras, ofProjeto(projeto, { codigo: 'publicacao' }))
    expect(made.statusCode).toBe(200)
    expect(await read(null, made.json().id)).toMatchObject({
      link: 'https://pncp.gov.br/app/editais/1',
      versao_atual: null,
      versoes: 0,
    })
    const processo = await link(
      obras,
      ofProjeto(projeto, { codigo: 'publicacao', link: 'SEI 1234.56/2026-7' }),
    )
    expect(processo.statusCode).toBe(200)
    const whole = await link(obras, ofProjeto(projeto, { codigo: 'edital' }))
    expect([whole.statusCode, whole.json().Campos]).toEqual([400, { link: MESSAGES.linkNotEnough }])
    expect((await call(obras, 'GET', `/api/documentos/${made.json().id}/arquivo`)).statusCode).toBe(404)
  })

  it.each([
    ['no such kind', { codigo: 'festa' }, { codigo: MESSAGES.unknownCodigo }],
    ['of another stage', { codigo: 'dfd', etapa: 3 }, { etapa: MESSAGES.otherEtapa }],
    ['of tomorrow', { data_documento: '2026-11-17' }, { data_documento: MESSAGES.future }],
    ['a seventh stage', { etapa: 7 }, { etapa: expect.any(String) }],
    ['without a title', { titulo: ' ' }, { titulo: expect.any(String) }],
    ['a title without end', { titulo: 'a'.repeat(201) }, { titulo: expect.any(String) }],
    ['a record of no kind', { entidade: 'usuarios' }, { entidade: MESSAGES.chooseEntidade }],
    [
      'a file and an address',
      { link: 'https://a.br', link_conferido_em: '2026-11-01' },
      { link: MESSAGES.oneOfBoth },
    ],
  ])('is refused in words: %s', async (_, own, campos) => {
    const reply = await create(obras, ofProjeto(await newProjeto(), own))
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, campos])
  })

  it.each([
    ['javascript', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a password in it', 'https://ana:senha@pncp.gov.br/1'],
    ['words alone', 'no diário oficial'],
    ['spaces', 'https://pncp.gov.br/ 1'],
  ])('takes no such address: %s', async (_, address) => {
    const reply = await link(obras, ofProjeto(await newProjeto(), { codigo: 'publicacao', link: address }))
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { link: MESSAGES.badLink }])
  })

  it('is neither nothing nor text with a NUL', async () => {
    const projeto = await newProjeto()
    const nothing = await call(obras, 'POST', '/api/documentos', { ...ofProjeto(projeto), titulo: 'Nada' })
    expect([nothing.statusCode, nothing.json().Campos]).toEqual([400, { arquivo: MESSAGES.fileOrLink }])
    const unchecked = await link(obras, ofProjeto(projeto, { link_conferido_em: null }))
    expect(unchecked.json().Campos).toEqual({ link_conferido_em: MESSAGES.needsChecked })
    expect((await link(obras, ofProjeto(projeto, { titulo: 'a\u0000b' }))).statusCode).toBe(400)
    expect((await link(obras, ofProjeto(999_999))).statusCode).toBe(404)
  })

  it('is refused behind a password where it is one that the law asks for', async () => {
    const projeto = await newProjeto()
    const locked = Buffer.from(
      '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<< /Encrypt 2 0 R >>\nstartxref\n9\n%%EOF\n',
    )
    const reply = await create(obras, ofProjeto(projeto, { codigo: 'dfd' }), { bytes: locked })
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { arquivo: MESSAGES.encrypted }])
    expect((await create(obras, ofProjeto(projeto), { bytes: locked })).statusCode).toBe(200)
  })

  it('sent twice is two documents and one file; fifty at once are fifty', async () => {
    const projeto = await newProjeto()
    const bytes = onePdf()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => link(obras, ofProjeto(projeto, { titulo: `Nº ${n}` }))),
    )
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(50)
    const ids = [await created(ofProjeto(projeto), { bytes }), await created(ofProjeto(projeto), { bytes })]
    expect(new Set(ids).size).toBe(2)
    const { rows } = await pool.query('select count(*)::int as n from arquivos where sha256 = $1', [
      sha(bytes),
    ])
    expect(rows[0].n).toBe(1)
  })
})

describe('a version', () => {
  it('comes after the others, and they stay', async () => {
    const [first, second] = [onePdf(), onePdf()]
    const id = await created(ofProjeto(await newProjeto(), { codigo: 'edital' }), { bytes: first })
    const reply = await addVersao(obras, id, {}, { bytes: second })
    expect(reply.json()).toEqual({ Status: 'Success', id, message: MESSAGES.versioned })
    const versoes = (await call(obras, 'GET', `/api/documentos/${id}/versoes`)).json().Result
    expect(
      versoes.map((one: { n: number; arquivo: { sha256: string } }) => [one.n, one.arquivo.sha256]),
    ).toEqual([
      [2, sha(second)],
      [1, sha(first)],
    ])
    expect(await read(obras, id)).toMatchObject({ versoes: 2, versao: 2, versao_atual: { n: 2 } })
  })

  it('that is not the one for everyone is nobody else’s', async () => {
    const id = await created(ofProjeto(await newProjeto(), { codigo: 'edital' }))
    await addVersao(obras, id)
    const [newest, oldest] = (await call(obras, 'GET', `/api/documentos/${id}/versoes`)).json().Result
    expect((await call(null, 'GET', `/api/documentos/${id}/versoes`)).json().Result).toEqual([
      { ...newest, enviado_por_nome: null },
    ])
    for (const who of [null, visitor, saude])
      expect((await call(who, 'GET', `/api/documentos/versoes/${oldest.id}/arquivo`)).statusCode).toBe(404)
    expect((await call(null, 'GET', `/api/documentos/versoes/${newest.id}/arquivo`)).statusCode).toBe(200)
    for (const who of [obras, auditor, admin])
      expect((await call(who, 'GET', `/api/documentos/versoes/${oldest.id}/arquivo`)).statusCode).toBe(200)
  })

  it('of an invoice is public without what is nobody’s affair, once there is such a one', async () => {
    const inside = onePdf('conta 12345-6')
    const id = await created(ofProjeto(await newProjeto(), { codigo: 'nota-fiscal' }), { bytes: inside })
    expect(await read(null, id)).toBeNull()
    await addVersao(obras, id, { publica: true }, { name: 'tarjada.pdf' })
    await addVersao(obras, id)
    expect(await read(null, id)).toMatchObject({
      publico_desde: '2026-11-16',
      versoes: 1,
      versao_atual: { n: 2, publica: true, arquivo: { nome: 'tarjada.pdf' }, enviado_por_nome: null },
    })
    expect(await read(obras, id)).toMatchObject({ versoes: 3, versao_atual: { n: 3 } })
    const file = await call(null, 'GET', `/api/documentos/${id}/arquivo`)
    expect(file.body).not.toContain('12345-6')
  })

  it('is not of an address, nor of what is void', async () => {
    const projeto = await newProjeto()
    const address = (await link(obras, ofProjeto(projeto))).json().id
    expect((await addVersao(obras, address)).json().Error).toBe(MESSAGES.isLink)
    const id = await created(ofProjeto(projeto))
    await call(obras, 'POST', `/api/documentos/${id}/sem-efeito`, { motivo: 'Engano', versao: 1 })
    const reply = await addVersao(obras, id)
    expect([reply.statusCode, reply.json().Error]).toEqual([409, MESSAGES.voided])
  })
})

describe('a document is', () => {
  it('altered from the version one knows, and what is missing stays', async () => {
    const id = await created(ofProjeto(await newProjeto(), { codigo: 'dfd', numero: '1' }))
    const put = (body: object) => call(obras, 'PUT', `/api/documentos/${id}`, body)
    expect((await put({ titulo: 'DFD', versao: 1 })).json().message).toBe(MESSAGES.updated)
    expect((await put({ titulo: 'Outro', versao: 1 })).statusCode).toBe(409)
    expect(await read(obras, id)).toMatchObject({ titulo: 'DFD', numero: '1', codigo: 'dfd', versao: 2 })
    expect((await put({ link: 'https://a.br/1' })).json().Error).toBe(MESSAGES.notLink)
    expect((await put({ data_documento: '2026-11-17' })).json().Campos).toEqual({
      data_documento: MESSAGES.future,
    })
    expect((await put({ codigo: 'etp', etapa: 2 })).json().Campos).toEqual({ etapa: MESSAGES.otherEtapa })
  })

  it('restricted with ground, reason and term, and given back to its rule', async () => {
    const id = await created(ofProjeto(await newProjeto(), { codigo: 'edital' }))
    const restrict = (body: object, who = obras) => call(who, 'PUT', `/api/documentos/${id}/restricao`, body)
    const wrong = await restrict({ restrito_base: 'reservado' })
    expect(Object.keys(wrong.json().Campos).sort()).toEqual(['restrito_ate', 'restrito_motivo'])
    const ground = { restrito_base: 'reservado', restrito_motivo: 'Segurança' }
    expect((await restrict({ ...ground, restrito_ate: '2031-11-17' })).json().Campos).toEqual({
      restrito_ate: MESSAGES.termTooLong,
    })
    expect((await restrict({ ...ground, restrito_ate: '2026-11-15' })).json().Campos).toEqual({
      restrito_ate: MESSAGES.termPast,
    })
    expect(await read(null, id)).not.toBeNull()
    expect((await restrict({ ...ground, restrito_ate: '2031-11-16', versao: 1 })).json().message).toBe(
      MESSAGES.restricted,
    )
    expect(await read(null, id)).toBeNull()
    expect(await read(auditor, id)).toMatchObject({ ...ground, publico_desde: null })
    expect((await restrict({ restrito_base: null, versao: 2 })).json().message).toBe(MESSAGES.freed)
    expect(await read(null, id)).toMatchObject({ publico_desde: '2026-11-16', restrito_motivo: null })
  })

  it('made void with a reason, once and for good', async () => {
    const id = await created(ofProjeto(await newProjeto(), { codigo: 'edital' }))
    const undo = () => call(obras, 'POST', `/api/documentos/${id}/sem-efeito`, { motivo: 'Retificado' })
    expect((await undo()).json().message).toBe(MESSAGES.undone)
    expect((await undo()).json().Error).toBe(MESSAGES.alreadyVoided)
    expect((await call(obras, 'PUT', `/api/documentos/${id}`, { titulo: 'De novo' })).statusCode).toBe(409)
    expect(await read(null, id)).toBeNull()
    expect(await read(obras, id)).toMatchObject({ situacao: 'sem_efeito', motivo: 'Retificado' })
  })

  it('found by project, stage, kind and words, and is in the spreadsheet as it is in the list', async () => {
    const projeto = await newProjeto()
    const contrato = await test.newObra()
    await test.linkContrato(contrato, projeto)
    const ids = [
      await created(ofProjeto(projeto, { codigo: 'edital', titulo: 'Concorrência 7' })),
      await created({ entidade: 'contratos', registro_id: contrato, codigo: 'contrato' }),
      await created(ofProjeto(projeto, { codigo: 'terreno', titulo: 'SEGREDO-DA-MATRÍCULA' })),
    ]
    const found = async (query: string, who = obras) => (await list(who, query)).map(({ id }) => id).sort()
    expect(await found(`id_projeto=${projeto}`)).toEqual(ids)
    expect(await found(`id_projeto=${projeto}&etapa=4`)).toEqual([ids[1]])
    expect(await found(`id_projeto=${projeto}&busca=concorrencia`)).toEqual([ids[0]])
    expect(await found(`entidade=contratos&registro_id=${contrato}`)).toEqual([ids[1]])
    expect((await list(null, `id_projeto=${projeto}`)).map(({ id }) => id).sort()).toEqual(ids.slice(0, 2))
    const sheet = (who: typeof obras | null) =>
      call(who, 'GET', `/api/exportar/documentos?formato=csv&id_projeto=${projeto}`)
    expect((await sheet(obras)).body).toContain('SEGREDO-DA-MATRÍCULA')
    expect((await sheet(null)).body).not.toContain('SEGREDO')
    expect((await sheet(null)).body).toContain('Concorrência 7')
  })
})
