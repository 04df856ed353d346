import { MESSAGES } from '@paco/domain/contratos/messages'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { compact, readPdf } from '../pdf/read-pdf.testing.ts'
import { openContratos, ponte, signedBody } from './contratos.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const bench = await openContratos(test)
const { call, admin, obras, auditor, newProjeto, newContrato, readContrato } = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

describe('contracts', () => {
  it('are made by a department for itself and read by everybody', async () => {
    const projeto = await newProjeto()
    const { id_secretaria: _own, ...body } = ponte
    const made = await call(obras, 'POST', '/api/contratos', {
      ...body,
      ...signedBody,
      projetos: [projeto, projeto],
    })
    expect(made.json()).toEqual({ Status: 'Success', id: made.json().id, message: MESSAGES.created })
    expect(await readContrato(made.json().id)).toMatchObject({
      ...ponte,
      ...signedBody,
      secretaria_nome: 'Obras',
      numero_ano: '45/2026',
      cnpj: '11222333000181',
      vigencia_fim: '2026-08-29',
      vigencia_original: '2026-08-29',
      reforma: false,
      contratacao_direta: false,
      acrescimos: 0,
      supressoes: 0,
      reajustes: 0,
      valor_atual: 528_987.72,
      projetos: [{ id: projeto, nomeprojeto: 'Ponte', id_secretaria: 12 }],
      versao: 1,
    })
  })

  it('are written by their department and by admins only', async () => {
    const id = await newContrato()
    for (const who of [saude, auditor, visitor]) {
      expect((await call(who, 'POST', '/api/contratos', ponte)).statusCode).toBe(403)
      expect((await call(who, 'PUT', `/api/contratos/${id}`, { objeto: 'x' })).statusCode).toBe(403)
      expect((await call(who, 'DELETE', `/api/contratos/${id}`)).statusCode).toBe(403)
    }
    for (const [method, url] of [
      ['POST', '/api/contratos'],
      ['PUT', `/api/contratos/${id}`],
      ['DELETE', `/api/contratos/${id}`],
      ['GET', '/api/contratos/pessoas'],
      ['GET', `/api/contratos/${id}/correcoes`],
    ] as const) {
      expect((await call(null, method, url, method === 'GET' ? undefined : ponte)).statusCode).toBe(401)
    }
    expect(await readContrato(id)).toMatchObject({ objeto: ponte.objeto, versao: 1 })
  })

  it('serve projects of the own department only, that are there', async () => {
    const foreign = await newProjeto({ id_secretaria: 17 })
    const refused = await call(obras, 'POST', '/api/contratos', {
      ...ponte,
      numero: '46',
      projetos: [foreign],
    })
    expect([refused.statusCode, refused.json().message]).toEqual([403, MESSAGES.notYourProjeto])
    const unknown = await call(obras, 'POST', '/api/contratos', {
      ...ponte,
      numero: '46',
      projetos: [999_999],
    })
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json().Campos).toEqual({ projetos: MESSAGES.projetoNotFound })
  })

  it.each([
    ['cnpj', '11.222.333/0001-82', 'Informe um CNPJ válido.'],
    ['regime', 11, 'Escolha o regime de execução.'],
    ['numero', '', 'Campo obrigatório.'],
    ['valor_inicial', -1, 'O valor não pode ser negativo.'],
    ['valor_inicial', '1e400', 'Informe um valor válido.'],
    ['assinatura', '2026-02-30', 'Informe uma data válida.'],
    ['assinatura', '2026-11-17', MESSAGES.future],
    ['situacao', 'Parado', 'Situação desconhecida.'],
    ['gestor_id', 999_999, MESSAGES.personNotFound],
    ['projetos', 'todos', 'Informe a lista de projetos.'],
    ['numero', 'x'.repeat(31), 'Use no máximo 30 caracteres.'],
  ])('are refused with %s %j', async (field, value, reason) => {
    const made = await call(admin, 'POST', '/api/contratos', {
      ...ponte,
      numero: '47',
      ...signedBody,
      [field]: value,
    })
    expect(made.statusCode).toBe(400)
    expect(made.json().Campos).toEqual({ [field]: reason })
  })

  it('have a number of their own in department and year', async () => {
    await newContrato({ numero: '7-A' })
    const again = await call(admin, 'POST', '/api/contratos', { ...ponte, numero: '7-a' })
    expect([again.statusCode, again.json().message]).toEqual([409, MESSAGES.repeated])
    expect(
      (await call(admin, 'POST', '/api/contratos', { ...ponte, numero: '7-A', ano: 2025 })).statusCode,
    ).toBe(200)
  })

  it('name people of the system by their account, others by what is typed', async () => {
    const id = await newContrato({ gestor: 'Antigo nome', gestor_id: obras.id, fiscal_titular: 'Eng. Ana' })
    const pessoas = (await call(obras, 'GET', '/api/contratos/pessoas')).json().Result
    expect(pessoas.map((one: { id: number }) => one.id)).not.toContain(auditor.id)
    const name = pessoas.find((one: { id: number }) => one.id === obras.id).name
    expect(await readContrato(id)).toMatchObject({
      gestor: name,
      gestor_id: obras.id,
      fiscal_titular: 'Eng. Ana',
    })
    await call(obras, 'PUT', `/api/contratos/${id}`, { gestor_id: null, gestor: 'Rui' })
    expect(await readContrato(id)).toMatchObject({ gestor: 'Rui', gestor_id: null })
  })

  it('are found by number, company and CNPJ as people write it, and by project', async () => {
    const projeto = await newProjeto()
    const id = await newContrato({ numero: '990', cnpj: '12.ABC.345/01DE-35', projetos: [projeto] })
    for (const query of [
      'busca=990/2026',
      'busca=12.abc.345/01de-35',
      'busca=12ABC34501',
      `id_projeto=${projeto}`,
    ]) {
      const rows = (await call(null, 'GET', `/api/contratos?${query}`)).json().Result
      expect(rows.map((row: { id: number }) => row.id)).toEqual([id])
    }
  })

  it('stand on the sheet of their project once they are signed', async () => {
    const projeto = await newProjeto()
    await newContrato({ ...signedBody, numero: '991', projetos: [projeto] })
    await newContrato({ numero: '992', projetos: [projeto] })
    const sheet = await call(null, 'POST', '/api/gerar-pdf', { ids: [projeto] })
    const text = (await readPdf(sheet.rawPayload)).pages.join('')
    const told = 'Contrato: 991/2026, Construtora Vale Ltda., R$ 528.987,72, vigência até 29/08/2026.'
    expect(text).toContain(compact(told))
    expect(text).not.toContain('992/2026')
  })

  it('an edit from an old version changes nothing', async () => {
    const id = await newContrato()
    expect((await call(obras, 'PUT', `/api/contratos/${id}`, { objeto: 'Um', versao: 1 })).statusCode).toBe(
      200,
    )
    expect((await call(obras, 'PUT', `/api/contratos/${id}`, { objeto: 'Dois', versao: 1 })).statusCode).toBe(
      409,
    )
    expect(await readContrato(id)).toMatchObject({ objeto: 'Um', versao: 2 })
  })

  it('of many edits at once from one version, one is taken', async () => {
    const id = await newContrato()
    const edits = [1, 2, 3, 4, 5].map((n) =>
      call(obras, 'PUT', `/api/contratos/${id}`, { objeto: `${n}`, versao: 1 }),
    )
    const codes = (await Promise.all(edits)).map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 409, 409, 409, 409])
  })
})
