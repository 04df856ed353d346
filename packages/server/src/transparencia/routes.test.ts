import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { PaginaContada } from '@paco/domain/transparencia/contract'
import type { ContratoPublico } from '@paco/domain/transparencia/contrato'
import type { ConvenioPublico } from '@paco/domain/transparencia/convenio'
import { PAGINA_NAMES } from '@paco/domain/transparencia/paginas'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { pdf } from '../arquivos/files.testing.ts'
import { openContratos } from '../contratos/contratos.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'
import { custeio } from '../emendas/emendas.testing.ts'
import { publishPlanos } from '../pca/pca.testing.ts'
import { formOf } from '../prazos/comprovacao.testing.ts'

let now = new Date('2026-05-10T15:00:00Z')
const test = await startTestApp(() => now)
const bench = await openContratos(test)
const { call, admin, auditor, newProjeto, newContrato } = bench

const BASE = '/api/transparencia'
const get = async <R>(path: string): Promise<R[]> => (await call(null, 'GET', `${BASE}${path}`)).json().Result
const cimento = {
  requisitante: 'Secretaria de Obras',
  objeto: 'Cimento CP II',
  justificativa: 'Reforma das escolas',
  expectativa_consumo_anual: 1200,
  valor_preliminar: 45_000.5,
  data_pretendida: '2026-03-01',
  prioridade: 'Alta',
}
const signed = { situacao: 'Em execução', assinatura: '2026-03-02', vigencia_fim: '2026-12-31' }

describe('the portal', () => {
  it('counts what each page lists, with its years', async () => {
    const id = await newProjeto({ natureza: 'obra', ano: 2025 })
    await newProjeto({ natureza: 'obra', ano: 2026 })
    await newProjeto({ natureza: 'compra', ano: 2020 })
    await newContrato({ ...signed, fiscal_titular: 'Ana', gestor: 'Bento', projetos: [id] })
    await newContrato({ ano: 2019 })
    for (const familia of FAMILIAS)
      await call(admin, 'POST', `/api/convenios${familia.key}`, bodyOf(familia, 'Praça'))
    await call(admin, 'POST', '/api/emendas', custeio)
    for (const exercicio of [2026, null]) await bench.newLancamento({ exercicio })
    for (const data_pretendida of ['2027-01-01', '2025-12-31'])
      await call(admin, 'POST', '/api/addpca', { ...cimento, data_pretendida })
    await publishPlanos(test.database)
    await call(admin, 'POST', '/api/coordenadas', { id_projeto: id, latitude: -22.8, longitude: -45.2 })
    const stop = { id_projeto: id, motivo: 'chuvas', responsavel: 'Obras', inicio: '2026-05-01' }
    await call(admin, 'POST', '/api/paralisacoes', stop)

    const paginas = await get<PaginaContada>('')
    expect(paginas.map(({ pagina }) => pagina)).toEqual(PAGINA_NAMES)
    const told = new Map(paginas.map((pagina) => [pagina.pagina, pagina]))
    const totalOf = async (path: string) => Number((await call(null, 'GET', path)).headers['x-total-count'])
    for (const [pagina, path] of [
      ['obras', `${BASE}/obras`],
      ['paralisadas', `${BASE}/obras?situacao=paralisada`],
      ['contratos', `${BASE}/contratos`],
      ['fiscais', `${BASE}/fiscais`],
      ['pca', `${BASE}/pca`],
      ['convenios', `${BASE}/convenios`],
      ['emendas', `${BASE}/emendas`],
      ['dotacoes', '/api/orcamento'],
      ['medicoes', '/api/medicoes'],
      ['bairros', '/api/projetosbairros'],
      ['mapa', '/api/coordenadas'],
    ] as const)
      expect([pagina, told.get(pagina)?.registros]).toEqual([pagina, await totalOf(path)])
    expect(told.get('obras')?.anos).toEqual([2026, 2025])
    expect(told.get('contratos')?.anos).toEqual([2026])
    expect(told.get('pca')?.anos).toEqual([2027, 2025])
    expect(told.get('emendas')?.anos).toEqual([2026])
    expect(told.get('dotacoes')?.anos).toEqual([2026])
    expect(told.get('bairros')).toMatchObject({ registros: 0, atualizado_em: null })
  })

  it('says when each page last changed, and nothing later', async () => {
    const before = await get<PaginaContada>('')
    now = new Date('2026-05-11T15:00:00Z')
    await call(admin, 'POST', '/api/conveniosfederal', bodyOf(FAMILIAS[2], 'Creche'))
    const after = await get<PaginaContada>('')
    const moved = after.filter(({ atualizado_em }, at) => atualizado_em !== before[at]?.atualizado_em)
    expect(moved.map(({ pagina }) => pagina)).toEqual(['convenios'])
    const last = await test.database.pool.query('select max(instante) as em from auditoria')
    expect(Date.parse(moved[0]?.atualizado_em ?? '')).toBe(last.rows[0].em.getTime())
  })

  it('says on the page that would list it what the city declares not to have, while that holds', async () => {
    const said = async () =>
      (await get<PaginaContada>('')).flatMap(({ pagina, declarado }) => declarado.map((one) => [pagina, one]))
    await call(admin, 'POST', '/api/declaracoes', { codigo: '5.3' })
    expect(await said()).toEqual([
      ['convenios', 'Não há acordos sem transferência de recursos em 11/05/2026 (declarado por Prefeitura).'],
    ])
    now = new Date('2026-06-11T15:00:00Z')
    expect(await said()).toEqual([])
    now = new Date('2026-05-11T15:00:00Z')
  })

  it('is the same with a token, whoever has it', async () => {
    for (const path of [
      '',
      '/obras',
      '/contratos',
      '/fiscais',
      '/pca',
      '/convenios',
      '/emendas',
      '/dotacoes',
    ])
      expect((await call(admin, 'GET', BASE + path)).body).toBe((await call(null, 'GET', BASE + path)).body)
  })

  it('has nobody to name until the city says who', async () => {
    expect(await get('/contatos')).toEqual([
      { encarregado: null, encarregado_contato: null, ouvidoria: null, sic: null, portal_contabil: null },
    ])
  })
})

describe('signed contracts', () => {
  const find = async (id: number) =>
    (await get<ContratoPublico>('/contratos')).find((contrato) => contrato.id === id)

  it('are told with what approved amendments made of them', async () => {
    const projeto = await newProjeto()
    const id = await newContrato({ ...signed, projetos: [projeto] })
    const before = await find(id)
    expect(before).toMatchObject({
      empresa: 'Construtora Vale Ltda.',
      cnpj: '11.222.333/0001-81',
      vigencia_fim: '2026-12-31',
      valor_inicial: 528_987.72,
      valor_atual: 528_987.72,
      aditivos: 0,
      aditivos_valor: 0,
      aditivos_dias: 0,
    })
    const value = await bench.ask(bench.valorRequest(projeto, 1000, { id_contrato: id }))
    const days = await bench.ask(bench.prazoRequest(projeto, 30, 5, { id_contrato: id }))
    expect(await find(id)).toEqual(before)
    for (const asked of [value, days])
      expect((await bench.decide(auditor, asked, 'aprovar')).statusCode).toBe(200)
    expect(await find(id)).toMatchObject({
      valor_atual: 529_987.72,
      aditivos: 2,
      aditivos_valor: 1000,
      aditivos_dias: 30,
    })
  })

  it('are not there before they are signed', async () => {
    expect(await find(await newContrato())).toBeUndefined()
  })
})

describe('those who answer for contracts', () => {
  it('are told one by one, by the name they have now, with the act that named them', async () => {
    const id = await newContrato({
      ...signed,
      fiscal_titular_id: bench.obras.id,
      fiscal_substituto: 'Zulmira Fiscal',
      objeto: 'Reforma da escola',
    })
    const form = formOf(pdf(), {
      fields: {
        entidade: 'contratos',
        registro_id: String(id),
        titulo: 'Portaria',
        codigo: 'portaria-fiscal',
      },
    })
    const kept = await test.app.inject({
      method: 'POST',
      url: '/api/documentos',
      payload: form.payload,
      headers: { ...admin.headers, ...form.headers },
    })
    const documento = kept.json().id
    const own = (await get<{ id_contrato: number }>('/fiscais')).filter(
      ({ id_contrato }) => id_contrato === id,
    )
    expect(own).toMatchObject([
      { papel: 'titular', portaria: 'Portaria', de: '2026-03-02', ate: '2026-12-31', vigencia: 'vigente' },
      { papel: 'substituto', fiscal: 'Zulmira Fiscal' },
    ])
    expect(own[0]).toMatchObject({ portaria_endereco: `/api/documentos/${documento}/arquivo` })
    const found = await get<{ papel: string }>('/fiscais?busca=ZULMIRA+escola&papel=substituto&ano=2026')
    expect(found).toHaveLength(1)
    const csv = await call(null, 'GET', '/api/exportar/transparencia-fiscais?formato=csv&busca=zulmira')
    expect(csv.body).toContain('Zulmira Fiscal;Fiscal substituto;')
    expect(csv.body.trim().split('\r\n')).toHaveLength(2)
  })

  it('have ended with their contract', async () => {
    const over = { situacao: 'Cumprido', encerrado_em: '2026-04-30', fiscal_titular: 'Ivo' }
    const id = await newContrato({ ...signed, ...over })
    const ended = await get<object>('/fiscais?vigencia=encerrado')
    expect(ended).toMatchObject([{ id_contrato: id, fiscal: 'Ivo', ate: '2026-04-30' }])
  })
})

describe('agreements of all families', () => {
  it('are one list, each with whose money it brings', async () => {
    const some = (await get<ConvenioPublico>('/convenios?busca=praca')).map(
      ({ familia, concedente }) => `${familia} ${concedente}`,
    )
    expect(some.sort()).toEqual([
      'dade estado',
      'estadual estado',
      'federal uniao',
      'finisa caixa',
      'sempapel assembleia',
    ])
    const [federal] = await get<ConvenioPublico>('/convenios?familia=federal&busca=creche')
    expect(federal?.objeto).toContain('Creche')
    expect(new Set((await get<ConvenioPublico>('/convenios')).map(({ id }) => id)).size).toBe(6)
  })
})

describe('the procurement plan', () => {
  it('is told with the projects an item is for and the process they came to, and not why', async () => {
    const { id } = (await call(admin, 'POST', '/api/addpca', cimento)).json()
    for (const nomeprojeto of ['Ponte', 'Arquivada']) {
      const projeto = await newProjeto({ nomeprojeto })
      await call(admin, 'POST', '/api/vinculos', { id_projeto: projeto, tipo: 'pca', id_alvo: id })
      await newContrato({ ...signed, processo: `${nomeprojeto}/2026`, projetos: [projeto] })
      if (nomeprojeto === 'Ponte') {
        await newContrato({ processo: 'Sem assinatura', projetos: [projeto] })
        continue
      }
      const { versao } = await bench.readProjeto(projeto)
      await call(admin, 'POST', `/api/projetos/${projeto}/arquivar`, { motivo: 'Fim', versao })
    }
    expect(await get('/pca?ano=2026&busca=cimento')).toEqual([])
    await publishPlanos(test.database)
    const { justificativa: _why, ...told } = cimento
    const inPlan = {
      numero_item: expect.any(Number),
      categoria: null,
      execucao: 'preparacao',
      unidade_nome: expect.any(String),
    }
    expect(await get('/pca?ano=2026&prioridade=Alta&busca=cimento')).toEqual([
      { ...told, ...inPlan, id, ano: 2026, projetos: 'Ponte', processo: 'Ponte/2026' },
    ])
    expect(await get('/pca?busca=escolas')).toEqual([])
    const csv = await call(null, 'GET', '/api/exportar/transparencia-pca?formato=csv&ano=2026')
    expect(csv.body).toContain('Cimento CP II;Secretaria de Obras;1200;45000,50;01/03/2026;Alta;2026;Ponte;')
    expect((await call(null, 'GET', '/api/pca')).statusCode).toBe(401)
  })
})

describe('a request that makes no sense', () => {
  it.each([
    ['/obras?situacao=pronta', 'situacao'],
    ['/obras?id_bairro=x', 'id_bairro'],
    ['/obras?id_bairro=99999999999999999999', 'id_bairro'],
    ['/obras?ano=1e400', 'ano'],
    ['/contratos?ano=abc', 'ano'],
    ['/contratos?situacao=', 'situacao'],
    ['/fiscais?papel=chefe', 'papel'],
    ['/convenios?familia=dade%27--', 'familia'],
    ['/convenios?natureza=doa', 'natureza'],
    ['/emendas?esfera=mundial', 'esfera'],
    ['/emendas?funcao=1', 'funcao'],
    ['/emendas?ano=1e400', 'ano'],
    ['/dotacoes?fonte_recurso=99', 'fonte_recurso'],
    ['/pca?ano=1e400', 'ano'],
    ['/pca?prioridade=', 'prioridade'],
    ['/dotacoes?exercicio=26', 'exercicio'],
    ['/dotacoes?exercicio=1e400', 'exercicio'],
    ['/dotacoes?limite=1', 'limite'],
    ['/contatos?x=1', 'x'],
    ['?ano=2026', 'ano'],
  ])('%s is refused by name', async (path, name) => {
    const reply = await call(null, 'GET', BASE + path)
    expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, [name]])
  })
})
