import { MESSAGES } from '@paco/domain/contratos/messages'
import { amendedText } from '@paco/domain/contratos/regras'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openContratos, ponte, signedBody } from './contratos.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const bench = await openContratos(test)
const { call, admin, obras, auditor, newProjeto, newFrozen, newContrato, readContrato, readProjeto } = bench
const saude = await loginAs(test, { id_secretaria: 17 })

const put = (who: typeof admin, id: number, body: object) => call(who, 'PUT', `/api/contratos/${id}`, body)

describe('a signed contract', () => {
  it('freezes the baseline of its projects', async () => {
    const projeto = await newProjeto()
    const id = await newContrato({ projetos: [projeto] }, obras)
    expect(await readProjeto(projeto)).toMatchObject({ base_congelada_por: null })
    expect((await put(obras, id, signedBody)).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({ base_congelada_por: 'contrato' })
    const edit = await bench.put(obras, projeto, { valor: 9_999_999 })
    expect(edit.statusCode).toBe(409)
    expect(edit.json().message).toContain('contrato assinado')
  })

  it.each([
    ['valor_inicial', 9_000_000],
    ['reforma', true],
    ['regime', 1],
    ['vigencia_fim', '2030-01-01'],
    ['prazo_dias', 3000],
    ['assinatura', null],
    ['contratacao_direta', true],
    ['projetos', []],
  ])('is not changed in %s by its department', async (field, value) => {
    const projeto = await newProjeto()
    const id = await newContrato({ ...signedBody, projetos: [projeto] }, obras)
    const before = await readContrato(id)
    const situacao = field === 'assinatura' ? { situacao: 'Em preparação' } : {}
    const refused = await put(obras, id, { [field]: value, ...situacao, motivo_correcao: 'Quero' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('assinado')
    expect(await readContrato(id)).toEqual(before)
  })

  it('is corrected by an administrator with a reason, which those who control read', async () => {
    const id = await newContrato(signedBody, obras)
    expect((await put(admin, id, { valor_inicial: 500_000 })).statusCode).toBe(409)
    expect(
      (await put(admin, id, { valor_inicial: 500_000, motivo_correcao: 'Erro de digitação' })).statusCode,
    ).toBe(200)
    expect(await readContrato(id)).toMatchObject({ valor_inicial: 500_000, valor_atual: 500_000 })
    for (const who of [auditor, obras]) {
      const [told] = (await call(who, 'GET', `/api/contratos/${id}/correcoes`)).json().Result
      expect(told).toMatchObject({ campo: 'valor_inicial', motivo: 'Erro de digitação', feita_por: admin.id })
    }
    expect((await call(saude, 'GET', `/api/contratos/${id}/correcoes`)).statusCode).toBe(403)
  })

  it.each([{ data_base: '2026-01-10' }, { indice: 'INCC-DI' }, { valor_referencia: 560_000 }])(
    'takes what was left empty from an administrator with a reason alone: %j',
    async (filled) => {
      const id = await newContrato(signedBody, obras)
      for (const who of [obras, admin]) expect((await put(who, id, filled)).statusCode).toBe(409)
      const reason = { motivo_correcao: 'Estava no edital' }
      expect((await put(obras, id, { ...filled, ...reason })).statusCode).toBe(409)
      expect((await put(admin, id, { ...filled, ...reason })).statusCode).toBe(200)
      expect(await readContrato(id)).toMatchObject(filled)
      const [told] = (await call(auditor, 'GET', `/api/contratos/${id}/correcoes`)).json().Result
      expect(told).toMatchObject({ campo: Object.keys(filled)[0], antes: null, motivo: 'Estava no edital' })
    },
  )

  it('takes what no signature agrees on, its end and its receipts from its department', async () => {
    const id = await newContrato(signedBody, obras)
    const filled = { pncp_numero: 'PNCP-1' }
    expect((await put(obras, id, filled)).statusCode).toBe(200)
    const ended = { situacao: 'Cumprido', encerrado_em: '2026-08-20', recebido_provisorio_em: '2026-08-25' }
    expect((await put(obras, id, ended)).statusCode).toBe(200)
    expect(await readContrato(id)).toMatchObject({ ...filled, ...ended })
    expect((await put(obras, id, { situacao: 'Em execução', encerrado_em: null })).statusCode).toBe(409)
  })

  it('is not deleted; one in preparation is', async () => {
    const signed = await newContrato(signedBody, obras)
    const refused = await call(admin, 'DELETE', `/api/contratos/${signed}`)
    expect([refused.statusCode, refused.json().message]).toEqual([409, MESSAGES.signedStays])
    const open = await newContrato({}, obras)
    expect((await call(obras, 'DELETE', `/api/contratos/${open}`)).json().message).toBe(MESSAGES.deleted)
    expect((await call(null, 'GET', `/api/contratos/${open}`)).statusCode).toBe(404)
  })

  it('keeps its project', async () => {
    const projeto = await newProjeto()
    await newContrato({ projetos: [projeto] }, obras)
    const refused = await call(admin, 'DELETE', `/api/deleteprojetocompleto/${projeto}`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Este projeto não pode ser excluído: há um contrato dele.',
    ])
  })
})

describe('the base of the legal limit', () => {
  it('is not moved by a contract a department makes once value is being amended', async () => {
    const projeto = await newFrozen()
    const made = await call(obras, 'POST', '/api/contratos', {
      ...ponte,
      numero: '800',
      ...signedBody,
      valor_inicial: 9_000_000,
      projetos: [projeto],
    })
    expect([made.statusCode, made.json().message]).toEqual([409, amendedText(false)])
  })

  it('also where stage 4 had frozen the baseline before anything was asked for', async () => {
    const projeto = await newProjeto({ situacaoetapa4: 'Concluído' })
    const signed = await newContrato({ ...signedBody, projetos: [projeto] }, obras)
    expect(signed).toBeGreaterThan(0)
    const other = await newProjeto({ situacaoetapa4: 'Concluído' })
    await bench.ask(bench.valorRequest(other))
    expect(await readProjeto(other)).toMatchObject({ base_congelada_por: 'etapa4' })
    const late = await call(obras, 'POST', '/api/contratos', {
      ...ponte,
      numero: '801',
      ...signedBody,
      projetos: [other],
    })
    expect(late.statusCode).toBe(409)
  })

  it('nor by signing or joining one afterwards; an administrator may, with a reason', async () => {
    const projeto = await newFrozen()
    const open = await newContrato({ projetos: [projeto] }, obras)
    expect((await put(obras, open, signedBody)).statusCode).toBe(409)
    const signed = await newContrato(signedBody, obras)
    expect((await put(obras, signed, { projetos: [projeto] })).statusCode).toBe(409)
    expect((await put(admin, signed, { projetos: [projeto] })).statusCode).toBe(409)
    expect(
      (await put(admin, signed, { projetos: [projeto], motivo_correcao: 'Cadastro tardio' })).statusCode,
    ).toBe(200)
    const [told] = (await call(auditor, 'GET', `/api/contratos/${signed}/correcoes`)).json().Result
    expect(told).toMatchObject({ campo: 'projetos', depois: `Projeto ${projeto}`, motivo: 'Cadastro tardio' })
  })
})
