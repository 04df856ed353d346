import { MESSAGES } from '@paco/domain/documentos/messages'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openDocumentos } from './documentos.testing.ts'

const test = await openDocumentos()
const {
  call,
  admin,
  obras,
  outra,
  saude,
  auditor,
  visitor,
  newProjeto,
  created,
  ofProjeto,
  put,
  putOlder,
  link,
} = test

interface Item {
  regra: { codigo: string; nome: string }
  estado: string
  porque: string
  documentos: number[]
}
interface Etapa {
  etapa: number
  bloqueia: boolean
  atendidos: number
  obrigatorios: number
  itens: Item[]
}

const ask = (who: Who, projeto: number) => call(who, 'GET', `/api/projetos/${projeto}/checklist`)
const read = async (projeto: number) => (await ask(obras, projeto)).json().Result[0]
const item = async (projeto: number, codigo: string): Promise<Item> =>
  (await read(projeto)).etapas
    .flatMap(({ itens }: Etapa) => itens)
    .find((one: Item) => one.regra.codigo === codigo)
const waive = (who: Who, projeto: number, body: object) =>
  call(who, 'POST', `/api/projetos/${projeto}/dispensas`, body)

/** Everything that the first stage of a works project asks for. */
async function fillFirst(projeto: number): Promise<void> {
  for (const codigo of ['dfd', 'etp', 'pca-declaracao', 'terreno'])
    await created(ofProjeto(projeto, { codigo }))
}
const newObraProjeto = (own: object = {}) => newProjeto({ natureza: 'obra', ...own })

describe('the checklist of a project', () => {
  it('has 44 documents in six stages, with their legal base', async () => {
    const { etapas, conclusoes } = await read(await newObraProjeto())
    expect(etapas.map(({ itens }: Etapa) => itens.length)).toEqual([5, 10, 8, 6, 9, 6])
    expect(conclusoes).toEqual([])
  })

  it('follows what is attached, waived and asked for', async () => {
    const projeto = await newObraProjeto()
    const before = await read(projeto)
    expect(await item(projeto, 'dfd')).toMatchObject({ estado: 'falta' })
    const id = await created(ofProjeto(projeto, { codigo: 'dfd' }))
    expect(await item(projeto, 'dfd')).toMatchObject({ estado: 'anexado', documentos: [id] })
    expect(await read(projeto)).toMatchObject({
      obrigatorios: before.obrigatorios,
      atendidos: before.atendidos + 1,
    })
    await call(obras, 'POST', `/api/documentos/${id}/sem-efeito`, { motivo: 'Engano' })
    expect(await item(projeto, 'dfd')).toMatchObject({ estado: 'falta' })
    const waived = await waive(obras, projeto, { codigo: 'dfd', motivo: 'Regulamento' })
    expect(waived.json().message).toBe(MESSAGES.waived)
    expect(await item(projeto, 'dfd')).toMatchObject({ estado: 'dispensado', porque: 'Regulamento' })
    expect((await read(projeto)).obrigatorios).toBe(before.obrigatorios - 1)
    expect(await item(projeto, 'tr')).toMatchObject({
      estado: 'nao_se_aplica',
      porque: 'O projeto é de engenharia.',
    })
    const undone = await call(obras, 'DELETE', `/api/checklist/dispensas/${waived.json().id}`)
    expect(undone.json().message).toBe(MESSAGES.unwaived)
    expect(await item(projeto, 'dfd')).toMatchObject({ estado: 'falta' })
  })

  it('counts an address where publication is all the law asks for', async () => {
    const projeto = await newObraProjeto()
    await link(obras, ofProjeto(projeto, { codigo: 'publicacao' }))
    expect(await item(projeto, 'publicacao')).toMatchObject({ estado: 'anexado' })
  })

  it('knows contracts, agreements, amendments, stoppages and bulletins', async () => {
    const projeto = await newObraProjeto()
    const contrato = await test.newObra({ contratacao_direta: true, prazo_dias: 400 })
    await test.linkContrato(contrato, projeto)
    const states = async () =>
      Promise.all(
        ['edital', 'aviso-direta', 'convenio-termo', 'paralisacao', 'medicao', 'aditivo'].map(
          async (codigo) => (await item(projeto, codigo)).estado,
        ),
      )
    expect(await states()).toEqual([
      'nao_se_aplica',
      'falta',
      'nao_se_aplica',
      'nao_se_aplica',
      'falta',
      'nao_se_aplica',
    ])
    const { pool } = test
    const convenio = await call(admin, 'POST', '/api/conveniossempapel', { objeto: 'Ponte' })
    await pool.query('insert into vinculos (projeto_id, sempapel_id) values ($1, $2)', [
      projeto,
      convenio.json().id,
    ])
    await call(admin, 'POST', '/api/paralisacoes', {
      id_projeto: projeto,
      motivo: 'chuvas',
      responsavel: 'Obras',
      inicio: '2026-11-01',
    })
    await test.measured(contrato, 0, [{ chave: 2, pleiteada: 1 }])
    const aditivo = await test.newAditivo(projeto)
    await test.decide(auditor, aditivo, 'aprovar')
    expect(await states()).toEqual(['nao_se_aplica', 'falta', 'falta', 'falta', 'anexado', 'falta'])
    await created({ entidade: 'aditivos', registro_id: aditivo, codigo: 'aditivo' })
    expect(await item(projeto, 'aditivo')).toMatchObject({ estado: 'anexado' })
  })

  it('is for those who are told of all its documents', async () => {
    const projeto = await newObraProjeto()
    const statuses = [null, visitor, saude, outra, obras, auditor, admin].map(
      async (who) => (await ask(who, projeto)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([401, 403, 403, 403, 200, 200, 200])
    expect((await ask(admin, 999_999)).statusCode).toBe(404)
  })

  it('is waived by its department alone, once, for a reason, of what there is', async () => {
    const projeto = await newObraProjeto()
    const dfd = { codigo: 'dfd', motivo: 'Regulamento' }
    const statuses = [null, visitor, outra, auditor].map(
      async (who) => (await waive(who, projeto, dfd)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([401, 403, 403, 403])
    expect((await waive(obras, projeto, { codigo: 'dfd', motivo: ' ' })).statusCode).toBe(400)
    expect((await waive(obras, projeto, { ...dfd, codigo: 'x' })).json().Campos).toEqual({
      codigo: MESSAGES.unknownCodigo,
    })
    expect((await waive(obras, 999_999, dfd)).statusCode).toBe(404)
    const many = await Promise.all(Array.from({ length: 5 }, () => waive(obras, projeto, dfd)))
    expect(many.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    const { id } = many.find(({ statusCode }) => statusCode === 200)?.json() ?? {}
    expect((await call(outra, 'DELETE', `/api/checklist/dispensas/${id}`)).statusCode).toBe(403)
    expect((await call(obras, 'DELETE', '/api/checklist/dispensas/999999')).statusCode).toBe(404)
  })
})

describe('the rules', () => {
  const rule = {
    codigo: 'laudo-arvores',
    etapa: 2,
    nome: 'Laudo das árvores',
    exigencia: 'obrigatorio',
    condicao: 'obra',
    base: 'Lei municipal 7',
    acesso: 'publico',
  }

  it('are read by everyone and written by administrators', async () => {
    const post = (who: Who, body: object) => call(who, 'POST', '/api/checklist/regras', body)
    const refused = [null, obras, auditor].map(async (who) => (await post(who, rule)).statusCode)
    expect(await Promise.all(refused)).toEqual([401, 403, 403])
    const made = await post(admin, rule)
    expect(made.statusCode).toBe(200)
    expect((await post(admin, rule)).json().Campos).toEqual({ codigo: MESSAGES.repeatedCodigo })
    expect((await post(admin, { ...rule, codigo: 'Laudo Árvore' })).statusCode).toBe(400)
    const projeto = await newObraProjeto()
    expect(await item(projeto, rule.codigo)).toMatchObject({ estado: 'falta' })
    const edit = (body: object) => call(admin, 'PUT', `/api/checklist/regras/${made.json().id}`, body)
    expect((await edit({ nome: 'Laudo', versao: 1 })).statusCode).toBe(200)
    expect((await edit({ ativa: false, versao: 1 })).json().Error).toBe(STALE_VERSION)
    expect((await edit({ ativa: false, versao: 2 })).statusCode).toBe(200)
    expect(await item(projeto, rule.codigo)).toBeUndefined()
    const { Result } = (await call(null, 'GET', '/api/checklist/regras?busca=laudo')).json()
    expect(Result).toMatchObject([{ codigo: rule.codigo, nome: 'Laudo', base: rule.base, ativa: false }])
    const late = await test.create(obras, ofProjeto(projeto, { codigo: rule.codigo }))
    expect(late.json().Campos).toEqual({ codigo: MESSAGES.unknownCodigo })
  })

  it('say of each stage whether it is concluded without', async () => {
    const edit = (who: Who, id: number, body: object) => call(who, 'PUT', `/api/checklist/etapas/${id}`, body)
    expect((await edit(obras, 6, { bloqueia: true })).statusCode).toBe(403)
    expect((await edit(admin, 7, { bloqueia: true })).statusCode).toBe(404)
    expect((await edit(admin, 6, { bloqueia: true, versao: 1 })).statusCode).toBe(200)
    expect((await edit(admin, 6, { bloqueia: false, versao: 1 })).statusCode).toBe(409)
    const { Result } = (await call(null, 'GET', '/api/checklist/etapas')).json()
    expect(Result.map(({ bloqueia }: { bloqueia: boolean }) => bloqueia)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ])
  })
})

describe('a stage that is concluded', () => {
  const done = (etapa: number, own: object = {}) => ({ [`situacaoetapa${etapa}`]: 'Concluído', ...own })
  const conclusoes = async (projeto: number) => (await read(projeto)).conclusoes

  it('with all it needs leaves no word', async () => {
    const projeto = await newObraProjeto()
    await fillFirst(projeto)
    expect((await put(obras, projeto, done(1))).statusCode).toBe(200)
    expect(await conclusoes(projeto)).toEqual([])
  })

  it.each([
    ['its form', put, 'Urgência da obra', 'Urgência da obra'],
    ['a program that gives no reason', put, undefined, null],
    ['the older form', putOlder, 'Urgência', 'Urgência'],
  ])('without, by %s, is written down with what was missing', async (_, edit, motivo_documentos, motivo) => {
    const projeto = await newObraProjeto()
    await created(ofProjeto(projeto, { codigo: 'dfd' }))
    expect((await edit(obras, projeto, done(1, { motivo_documentos }))).statusCode).toBe(200)
    const [one, ...others] = await conclusoes(projeto)
    expect(others).toEqual([])
    expect(one).toMatchObject({ etapa: 1, motivo, feita_por_nome: expect.stringMatching(/^Pessoa/) })
    expect(one.faltavam).toContain('Estudo técnico preliminar')
    expect(one.faltavam).not.toContain('Documento de formalização da demanda')
    // Saved again, nothing is concluded any more.
    await edit(obras, projeto, done(1, { motivo_documentos }))
    expect(await conclusoes(projeto)).toHaveLength(1)
  })

  it('is in the trail, under the project', async () => {
    const projeto = await newObraProjeto()
    await put(obras, projeto, done(2, { motivo_documentos: 'Convênio vence amanhã' }))
    const { Result } = (await call(auditor, 'GET', '/api/auditoria?entidade=checklist_conclusoes')).json()
    expect(Result[0]).toMatchObject({
      acao: 'criou',
      projeto_id: projeto,
      depois: { etapa: 2, motivo: 'Convênio vence amanhã' },
    })
  })

  it('without, is refused where the city hall says so, and nothing of the edit is kept', async () => {
    await call(admin, 'PUT', '/api/checklist/etapas/1', { bloqueia: true })
    const projeto = await newObraProjeto()
    const reply = await put(
      obras,
      projeto,
      done(1, { nomeprojeto: 'Outro nome', motivo_documentos: 'Pressa' }),
    )
    expect(reply.statusCode).toBe(409)
    expect(reply.json().Error).toContain('Estudo técnico preliminar')
    expect(Object.keys(reply.json().Campos)).toEqual(['situacaoetapa1'])
    expect(await test.readProjeto(projeto)).toMatchObject({ nomeprojeto: 'Ponte' })
    expect(await conclusoes(projeto)).toEqual([])
    await fillFirst(projeto)
    expect((await put(obras, projeto, done(1))).statusCode).toBe(200)
    await call(admin, 'PUT', '/api/checklist/etapas/1', { bloqueia: false })
  })

  it('when the project is registered is nothing', async () => {
    expect(await conclusoes(await newObraProjeto(done(1)))).toEqual([])
  })

  it('takes a reason of a thousand letters and no longer', async () => {
    const projeto = await newObraProjeto()
    const reply = await put(obras, projeto, done(1, { motivo_documentos: 'a'.repeat(1001) }))
    expect(Object.keys(reply.json().Campos)).toEqual(['motivo_documentos'])
  })
})
