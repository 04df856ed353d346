import { FAMILIAS } from '@paco/domain/convenios/familias'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../convenios/convenios.testing.ts'
import { custeio } from '../emendas/emendas.testing.ts'
import { escapeText } from '../http/html.ts'
import { pavimentacao } from '../orcamento/lancamento.testing.ts'
import { publishPlanos } from '../pca/pca.testing.ts'
import { openPaginas } from './paginas.testing.ts'

const { app, bench, database } = await openPaginas()
const { call, admin } = bench
const post = async (url: string, body: object): Promise<number> =>
  (await call(admin, 'POST', url, body)).json().id

const paradas: number[] = []
for (const [nomeprojeto, ano] of [
  ['Muro de arrimo', 2025],
  ['Praça', 2025],
  ['Creche', 2026],
] as const) {
  const own = { nomeprojeto, natureza: 'obra', ano }
  paradas.push(await bench.newProjeto(own))
}
await bench.newProjeto({ nomeprojeto: 'Escola', natureza: 'obra' })
for (const id_projeto of paradas.slice(0, 2))
  await post('/api/paralisacoes', {
    id_projeto,
    motivo: 'chuvas',
    responsavel: 'Obras',
    inicio: '2026-05-01',
  })
for (let n = 0; n < 30; n++)
  await bench.newContrato([], { assinatura: `2026-01-${10 + (n % 15)}`, valor_inicial: 1000 + n })
const [estadual] = FAMILIAS
if (!estadual) throw new Error('there is no family')
await post(`/api/createconvenio${estadual.key}`, bodyOf(estadual, 'Ponte', { ano: 2024 }))
await post('/api/emendas', custeio)
await post('/api/emendas', { ...custeio, numero: '7', ano: 2024, esfera: 'estadual' })
await post('/api/orcamento', { ...pavimentacao, ficha: '9', exercicio: 2025, valor: 10 })
const iluminacao = { Bairro: 'Campinho', Descricao: 'Lâmpadas', Tipo: 'Iluminação', Fonte: '01 Tesouro' }
await post('/api/addprojetobairro', { ...iluminacao, Zona: 'Norte', Valor: 10 })
await post('/api/addprojetobairro', { ...iluminacao, Bairro: 'Centro', Zona: 'Sul', Valor: 20 })
const item = {
  requisitante: 'Secretaria de Saúde',
  justificativa: 'Só para dentro',
  expectativa_consumo_anual: 12,
  valor_preliminar: 45_000,
  prioridade: 'Alta',
}
await post('/api/addpca', { ...item, objeto: 'Luvas', data_pretendida: '2026-03-10' })
await post('/api/addpca', { ...item, objeto: 'Cimento', data_pretendida: '2026-02-10', prioridade: 'Baixa' })
await post('/api/addpca', { ...item, objeto: 'Tijolo', data_pretendida: '2027-02-10' })
await publishPlanos(database)

const pageOf = async (url: string) => (await app.inject(url)).body
/** What the first cells of the last table say, in the order of the page. */
const namesIn = (body: string) =>
  [...(body.split('<caption>').at(-1) ?? '').matchAll(/<tr><th scope="row">(?:<a [^>]*>)?([^<]*)/g)].map(
    ([, name]) => name,
  )

/** A list's page, its call, what the first cell says, and what is asked of it. */
const LISTS = [
  [
    'transparencia/obras',
    '/api/transparencia/obras',
    'objeto',
    [
      '',
      'situacao=paralisada',
      'ano=2025',
      'busca=muro+arrimo',
      'ordem=-objeto&limite=25',
      'id_secretaria=12',
    ],
  ],
  [
    'transparencia/contratos',
    '/api/transparencia/contratos',
    'numero_ano',
    ['ano=2026', 'pagina=2&limite=25', 'ordem=-valor_atual&limite=25', 'busca=c1'],
  ],
  ['medicoes', '/api/medicoes', 'contrato_nome', ['', 'situacao=paga']],
  ['projetosbairros', '/api/projetosbairros', 'Bairro', ['', 'Zona=Norte', 'ordem=-Valor']],
  ['transparencia/fiscais', '/api/transparencia/fiscais', 'fiscal', ['', 'papel=titular&vigencia=vigente']],
  [
    'transparencia/convenios',
    '/api/transparencia/convenios',
    'numero',
    ['', 'natureza=repassa', 'ano=2024&natureza=recebe'],
  ],
  [
    'transparencia/emendas',
    '/api/transparencia/emendas',
    'numero',
    ['ano=2024', 'esfera=federal', 'busca=ana&ordem=ano'],
  ],
  ['transparencia/pca', '/api/transparencia/pca', 'objeto', ['', 'prioridade=Baixa', 'ordem=objeto']],
  [
    'transparencia/dotacoes',
    '/api/orcamento',
    'funcional_programatica',
    ['', 'exercicio=2025', 'secretaria_id=12&ordem=-valor'],
  ],
] as const

describe('a list without JavaScript', () => {
  it.each(LISTS.flatMap(([page, api, key, asked]) => asked.map((query) => [page, query, api, key] as const)))(
    '%s?%s has the rows that its call answers',
    async (page, query, api, key) => {
      const size = query.includes('limite') ? '' : '&limite=100'
      const rows: Record<string, string>[] = (await app.inject(`${api}?${query}${size}`)).json().Result
      const names = rows.map((row) => escapeText(String(row[key] ?? '')))
      expect(namesIn(await pageOf(`/${page}?${query}`))).toEqual(names)
    },
  )

  it('says what is shown, of how many, since when, and where all of the filter is', async () => {
    const body = await pageOf(
      '/transparencia/obras?situacao=paralisada&ano=2025&busca=%22muro%22&id_secretaria=12',
    )
    expect(body).toContain('<title>Obras paralisadas · Prefeitura Municipal de Guaratinguetá</title>')
    expect(body).toContain(
      'canonical" href="https://obras.cidade.sp.gov.br/transparencia/obras?situacao=paralisada"',
    )
    expect(body).toMatch(
      /<caption>Obras paralisadas · Ano: 2025 · Secretaria: [^·]+ · Situação: Paralisada · Pesquisa: “muro”: 1–1 de 1<\/caption>/,
    )
    expect(body).toContain('<th scope="col">Motivo</th>')
    expect(body).toMatch(/<p>Atualizado em \d\d\/\d\d\/\d{4} \d\d:\d\d\.<\/p>/)
    expect(body).toContain(
      '<a href="/api/exportar/transparencia-obras?formato=csv&amp;ano=2025&amp;id_secretaria=12&amp;situacao=paralisada&amp;busca=muro">Todos deste filtro em CSV</a>',
    )
    expect(body).toContain('<a href="/transparencia/obras">Ver sem filtro</a>')
  })

  it.each(LISTS)('%s is searched by a form, whose answer is the call’s', async (page, api, key, asked) => {
    const search = new URLSearchParams(asked.at(-1))
    const form = /<form action="([^"]+)".*?<\/form>/s.exec(await pageOf(`/${page}?${search}`))
    expect(form?.[1]).toBe(`/${page}`)
    // As a browser sends it: empty fields too.
    const sent = new URLSearchParams(
      [...(form?.[0] ?? '').matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
    )
    for (const query of [search, sent]) query.set('busca', 'a')
    const rows: Record<string, string>[] = (await app.inject(`${api}?${search}`)).json().Result
    const names = rows.map((row) => escapeText(String(row[key] ?? '')))
    expect(namesIn(await pageOf(`/${page}?${sent}`))).toEqual(names)
  })

  it('keeps in its form what else was asked, and nothing of what was typed ends it', async () => {
    const body = await pageOf('/transparencia/obras?situacao=paralisada&ano=2025&busca="><b>&ordem=-objeto')
    expect(body).toContain('<input type="search" name="busca" value="&quot;&gt;&lt;b&gt;" maxlength="200">')
    expect(body).toContain('<label>Ano <input name="ano" value="2025"')
    expect(body).toContain('<input type="hidden" name="situacao" value="paralisada">')
    expect(body).toContain('<input type="hidden" name="ordem" value="-objeto">')
    expect(await pageOf('/transparencia/pca/2026')).not.toContain('name="ano"')
  })

  it('leads from page to page, each with as many rows as the address says', async () => {
    const second = await pageOf('/transparencia/contratos?pagina=2&ano=2026')
    expect(second).toContain('Contratos assinados · Ano: 2026: 26–31 de 31')
    const back = /<a href="([^"]+)">Página anterior<\/a>/.exec(second)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(back).toBe('/transparencia/contratos?ano=2026&pagina=1&limite=25')
    const first = await pageOf(back)
    expect(first).toContain('1–25 de 31')
    expect(first).toContain('>Próxima página</a>')
  })

  it.each([
    ['situacao=roxa&ano=abc&ordem=nada', '1–31 de 31'],
    ['limite=7', '1–25 de 31'],
    ['ano=2026&ano=2025', '1–31 de 31'],
    ['pagina=99999&limite=25', '26–31 de 31'],
    ['busca=nada+disto', 'nenhum registro.'],
    ['busca=%00', 'Não foi possível listar: O texto enviado tem caracteres inválidos.'],
    ['busca=%22%5Cud800%22', 'Não foi possível listar: O texto enviado tem caracteres inválidos.'],
    ['busca=a+b+c+d+e+f+g+h+i', 'Não foi possível listar: Pesquise com no máximo 8 palavras.'],
    ['busca=%3Cscript%3Ealert(1)%3C/script%3E', '“&lt;script&gt;alert(1)&lt;/script&gt;”: nenhum registro.'],
    ['%', '1–31 de 31'],
  ])('asked ?%s says what its screen would', async (query, said) => {
    const { statusCode, body } = await app.inject(`/transparencia/contratos?${query}`)
    expect([statusCode, body.includes(said)]).toEqual([200, true])
    expect(body).not.toContain('<script')
  })

  it('has what was written just now, however often it was asked for', async () => {
    const url = '/transparencia/emendas?esfera=municipal'
    const emenda = { ...custeio, numero: '31', esfera: 'municipal' }
    expect([await pageOf(url), await pageOf(url)].map(namesIn)).toEqual([[], []])
    await post('/api/emendas', emenda)
    expect(namesIn(await pageOf(url))).toEqual(['31'])
  })

  it('of a year’s plan has that year, whatever else is asked', async () => {
    const body = await pageOf('/transparencia/pca/2026?ano=2027')
    expect(namesIn(body)).toEqual(['Cimento', 'Luvas'])
    expect(body).toContain('formato=csv&amp;ano=2026"')
  })

  it('of works nearby has those of the neighbourhood', async () => {
    expect(await pageOf('/transparencia/perto?bairro=Nenhum')).toContain('<p>Nenhuma obra aqui.</p>')
    const all = await pageOf('/transparencia/perto')
    expect(all).toContain('<caption>Obras da prefeitura: 1–5 de 5</caption>')
    expect(all).toContain('<a href="/api/exportar/transparencia-obras?formato=csv">Todos em CSV</a>')
  })

  it('that one works in leads to the file of what its address asks for', async () => {
    expect(await pageOf('/projetocompleto?busca=muro&status=nada')).toContain(
      '<a href="/api/exportar/processos?formato=csv&amp;busca=muro">Todos deste filtro em CSV</a>',
    )
  })
})

describe('what is declared not to be', () => {
  it.each([
    ['10.3', '/medicoes', 'Não há obras medidas nem pagas em 10/06/2026 (declarado por Prefeitura).'],
    [
      '5.2',
      '/transparencia/convenios?natureza=repassa',
      'Não há transferências realizadas a terceiros em 10/06/2026 (declarado por Prefeitura).',
    ],
  ])('%s stands on %s without JavaScript', async (codigo, page, said) => {
    expect(await pageOf(page)).not.toContain(said)
    await post('/api/declaracoes', { codigo })
    expect(await pageOf(page)).toContain(`<p>${said}</p>`)
    expect(await pageOf('/transparencia')).toContain(said)
  })
})
