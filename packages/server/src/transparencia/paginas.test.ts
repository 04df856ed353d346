import { EXECUCAO_SOBRE } from '@paco/domain/painel/execucao'
import { describe, expect, it } from 'vitest'
import { publishPlanos } from '../pca/pca.testing.ts'
import { openPaginas } from './paginas.testing.ts'
import { PAGINAS } from './paginas-publicas.ts'

const { app, bench, id, contrato, database } = await openPaginas()

describe('the other public pages', () => {
  it.each(['/transparencia/obras', '/transparencia/perto'])(
    '%s lists works, each with its link',
    async (url) => {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(200)
      expect(body).toContain(`<a href="/transparencia/obras/${id}">&lt;/title&gt;`)
    },
  )

  it('the plan has its items as a table, of all years and of one', async () => {
    const item = {
      requisitante: 'Secretaria de Saúde',
      objeto: 'Luvas <b>',
      justificativa: 'Só para dentro',
      expectativa_consumo_anual: 1200.5,
      valor_preliminar: 45_000.75,
      data_pretendida: '2026-03-10',
      prioridade: 'Alta',
    }
    const add = (own: object) => bench.call(bench.admin, 'POST', '/api/addpca', { ...item, ...own })
    await add({})
    await add({ objeto: 'Cimento', data_pretendida: '2027-01-05' })
    await add({ objeto: 'Aviso a Rui, 529.982.247-25', data_pretendida: '2027-02-05' })
    expect((await app.inject('/transparencia/pca')).body).not.toContain('Luvas')
    await publishPlanos(database)
    const all = await app.inject('/transparencia/pca')
    expect(all.body).toContain('<title>Plano de contratações · Prefeitura Municipal de Guaratinguetá</title>')
    expect(all.body).toContain(
      '<tr><th scope="row">Luvas &lt;b&gt;</th><td>Secretaria de Saúde</td><td>1200,5</td><td>45.000,75</td><td>10/03/2026</td><td>Alta</td></tr>',
    )
    expect(all.body).toContain('[texto retido: parece conter dado pessoal]')
    expect(all.body).not.toMatch(/Só para dentro|529\.982|Rui/)
    const of2026 = await app.inject('/transparencia/pca/2026/')
    expect(of2026.body).toContain(
      '<title>Plano de contratações de 2026 · Prefeitura Municipal de Guaratinguetá</title>',
    )
    expect(of2026.body).toContain('canonical" href="https://obras.cidade.sp.gov.br/transparencia/pca/2026"')
    expect(of2026.body).toContain('Luvas')
    expect(of2026.body).not.toContain('Cimento')
    expect(of2026.body).toContain('<a href="/transparencia/pca/2027">Plano de 2027</a>')
    const short = await app.inject('/pca/2026')
    expect(short.body).toContain('canonical" href="https://obras.cidade.sp.gov.br/transparencia/pca/2026"')
    expect(short.body).toContain('Luvas')
    const of2031 = await app.inject('/transparencia/pca/2031')
    expect([
      of2031.statusCode,
      of2031.body.includes('Plano de contratações de 2031: nenhum registro.'),
    ]).toEqual([200, true])
  })

  it('the other lists have their rows as tables too, or say that there are none', async () => {
    const { body } = await app.inject('/transparencia/contratos')
    expect(body).toContain('<caption>Contratos assinados: 1–1 de 1</caption>')
    expect(body).toMatch(/<td>\d{1,3}(\.\d{3})*,\d\d<\/td>/)
    expect(body).toContain('<a href="/api/exportar/transparencia-contratos?formato=csv">Todos em CSV</a>')
    for (const page of ['fiscais', 'convenios', 'emendas', 'dotacoes']) {
      const { statusCode, body } = await app.inject(`/transparencia/${page}`)
      expect([page, statusCode, /<table>|nenhum registro/.test(body)]).toEqual([page, 200, true])
    }
  })

  it.each(['/transparencia/pca/0', '/transparencia/pca/20266', `/transparencia/pca/${'9'.repeat(40)}`])(
    '%s is no plan, and the status says so',
    async (url) => {
      const { statusCode, body } = await app.inject(url)
      expect([statusCode, body.includes('Não há plano deste ano.')]).toEqual([404, true])
    },
  )

  it('the first tells its figures by department', async () => {
    const { body } = await app.inject('/')
    expect(body).toContain('<caption>Por secretaria</caption>')
    expect(body).toMatch(/<th scope="row">Projetos<\/th><td>\d+<\/td>/)
  })

  it('the portal tells what each page has, since when, and leads there', async () => {
    const { body } = await app.inject('/transparencia')
    expect(body).toContain('<caption>Páginas do portal</caption>')
    expect(body).toMatch(
      /<a href="\/transparencia\/contratos">Contratos assinados<\/a><\/th><td>[^<]+<\/td><td>\d+<\/td><td>\d\d\/\d\d\/\d{4} \d\d:\d\d<\/td><td>em dia<\/td>/,
    )
  })

  it('open data names every file, privacy whom to turn to, lists of work the file of all rows', async () => {
    const dados = (await app.inject('/dados')).body
    for (const file of ['obras.csv', 'obras.geojson', 'datapackage.json', 'oc4ids.json'])
      expect(dados).toContain(`<a href="/api/dados/${file}">`)
    expect((await app.inject('/privacidade')).body).toContain(
      '<th scope="row">Ouvidoria</th><td>A cidade ainda não informou.</td>',
    )
    expect((await app.inject('/projetocompleto')).body).toContain(
      '<a href="/api/exportar/processos?formato=csv">Todos em CSV</a>',
    )
  })

  it.each(Object.values(PAGINAS).flatMap(({ lista }) => lista?.name ?? []))(
    'the file of the list %s is there for everyone',
    async (lista) => {
      expect((await app.inject(`/api/exportar/${lista}?formato=csv`)).statusCode).toBe(200)
    },
  )

  it('a contract and a project are told by name, with their facts', async () => {
    const { body } = await app.inject(`/contratos/${contrato}`)
    expect(body).toMatch(/<title>Contrato \S+ · Prefeitura Municipal de Guaratinguetá<\/title>/)
    expect(body).toContain('<th scope="row">Empresa contratada</th><td>Construtora Vale</td>')
    const projeto = await app.inject(`/viewprojetocompleto/${id}`)
    expect(projeto.body).toContain('<title>&lt;/title&gt;&lt;/noscript&gt;&lt;script&gt;')
    expect(projeto.body).toContain('<caption>Etapas</caption>')
    expect(projeto.body).not.toContain('Só para dentro')
  })

  it.each(['/contratos/999999', '/contratos/0', `/emendas/${'9'.repeat(40)}`])(
    '%s goes out as it was built: its screen says what is missing',
    async (url) => {
      const { statusCode, body } = await app.inject(url)
      expect([statusCode, body.includes('<title>Prefeitura Municipal de Guaratinguetá</title>')]).toEqual([
        200,
        true,
      ])
    },
  )

  it('the first leads to the others', async () => {
    const { body } = await app.inject('/')
    expect(body).toContain(
      '<title>Obras e projetos da prefeitura · Prefeitura Municipal de Guaratinguetá</title>',
    )
    for (const page of ['/transparencia', '/transparencia/perto', '/transparencia/contratos', '/privacidade'])
      expect(body).toContain(`<a href="${page}">`)
  })

  it('what the screen says below its title is there before the program, once', async () => {
    const { body } = await app.inject('/execucao')
    expect(body.match(/<h1[^>]*>Execução financeira<\/h1>/g)).toHaveLength(1)
    expect(body.match(new RegExp(`<p[^>]*>${EXECUCAO_SOBRE}</p>`, 'g'))).toEqual([
      `<p class="outline-lead">${EXECUCAO_SOBRE}</p>`,
    ])
  })

  it.each(['', '/planilha', '/medicoes', '/recebimento'])(
    'a contract is named before the program%s',
    async (part) => {
      const { body } = await app.inject(`/contratos/${contrato}${part}`)
      expect(body).toMatch(
        /<h1 class="outline-title outline-record">Contrato [^<]+<\/h1><p class="outline-lead outline-narrow">/,
      )
    },
  )

  it.each([
    'viewprojetocompleto/ID',
    'viewprojetocompleto/ID/contratos',
    'detalhesexecucao/ID',
    'Gantt4/ID',
    'documentos/ID',
  ])('a project is named before the program: %s', async (path) => {
    const { body } = await app.inject(`/${path.replace('ID', String(id))}`)
    expect(body).toMatch(/<h1 class="outline-title outline-record">[^<]+<\/h1>/)
  })

  it('a diary is named and has its work’s facts; the old list and an old address are pages too', async () => {
    const diario = (await app.inject(`/diario/${id}`)).body
    expect(diario).toContain('<h1 class="outline-title outline-record">Diário de obra</h1>')
    expect(diario).toContain('<p>Esta obra ainda não tem fotos.</p>')
    expect((await app.inject('/legado')).body).toContain(
      '<title>Lista antiga de projetos · Prefeitura Municipal de Guaratinguetá</title>',
    )
    expect((await app.inject('/grafico')).body).toContain(
      '<title>Painel de Processos · Prefeitura Municipal de Guaratinguetá</title>',
    )
  })

  it('those of people who work here stay as they were built', async () => {
    const { body } = await app.inject('/login')
    expect(body).toContain('<title>Prefeitura Municipal de Guaratinguetá</title><noscript>Ative.</noscript>')
  })
})
