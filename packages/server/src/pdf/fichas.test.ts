import { afterAll, describe, expect, it } from 'vitest'
import { openCompiler } from './compiler.mjs'
import { CRECHE, HOSTILE, PAVIMENTACAO, sampleProjeto } from './ficha-samples.testing.ts'
import { closePdf, renderFichas } from './fichas.ts'
import { compact, readBookmarks, readPdf } from './read-pdf.testing.ts'
import { readTags, untold } from './read-tags.testing.ts'

/** 14:05 in São Paulo. */
const ISSUED = new Date('2026-10-29T17:05:00Z')

async function textOf(...args: Parameters<typeof renderFichas>): Promise<string> {
  return (await readPdf(await renderFichas(...args))).pages.join('\f')
}

afterAll(closePdf)

describe('a sheet', () => {
  it('fits one page and says what the record says', async () => {
    const { pages } = await readPdf(await renderFichas([{ ...PAVIMENTACAO, gasto: 3_869_658 }], ISSUED))
    expect(pages).toHaveLength(1)
    for (const text of [
      'Prefeitura Municipal / Módulo de Processos',
      'Ficha do PROJETO',
      'Pavimentação da Vila Paraíba, fase 2',
      'Obras e Serviços Municipais',
      'Helena Prado de Araújo',
      'Em andamento',
      '46%',
      'Etapas atrasadas: 3 - Processo licitatório, 29 dias após o prazo de 30/09/2026.',
      'Atrasado há 29 dias',
      'original 15/09/2026',
      '269,5',
      'Hoje, 29/10/2026',
      'Orçado R$ 8.412.300,00 Gasto (serviços lançados) R$ 3.869.658,00 Restante R$ 4.542.642,00 Do orçamento 46%',
      'Prefeito(a) Municipal',
      'Gestor(a) do projeto',
      'Emitido em 29/10/2026 14:05',
      'Página 1 de 1',
    ]) {
      expect(pages[0]).toContain(compact(text))
    }
  })

  it('tells of stopped works, and when a stage really was, still on one page', async () => {
    const paralisacao = {
      desde: '2026-09-12',
      motivo: 'desapropriacao',
      detalhe: null,
      responsavel: 'Procuradoria',
      reinicio_previsto: '2027-01-10',
    } as const
    const real = { datainicioreal1: '2026-01-05', datafimreal1: '2026-03-09', datainicioreal2: '2026-03-10' }
    const { pages } = await readPdf(await renderFichas([{ ...PAVIMENTACAO, ...real, paralisacao }], ISSUED))
    expect(pages).toHaveLength(1)
    for (const text of [
      'Paralisada',
      'Obra paralisada há 47 dias: desapropriação; responsável: Procuradoria; reinício previsto para 10/01/2027.',
      '05/01/2026 a 09/03/2026',
      'desde 10/03/2026',
    ])
      expect(pages[0]).toContain(compact(text))
    const still = { ...PAVIMENTACAO, sem_evolucao_em: '2026-10-29' }
    expect(await textOf([still], ISSUED)).toContain(compact('Sem evolução: Em execução e sem avançar'))
    const moving = { ...PAVIMENTACAO, sem_evolucao_em: '2026-10-30' }
    expect(await textOf([moving], ISSUED)).not.toContain(compact('Sem evolução'))
  })

  it('tells of each stage what the screens tell: late once it is, not begun until something is said', async () => {
    const etapas = ['Em andamento', 'Em andamento', 'Atrasado', null, 'Concluído', 'Não iniciado'] as const
    const projeto = sampleProjeto(
      { etapas_atrasadas: [1, 3] },
      etapas.map((situacao, index) => ['2026-01-01', index === 0 ? '2026-10-28' : '2026-12-31', situacao]),
    )
    const { pages } = await readPdf(await renderFichas([projeto], ISSUED))
    const table = pages[0]?.slice(pages[0].indexOf('Prazo(dias)Situação'), pages[0].indexOf('Cronograma'))
    expect(table?.match(/Atrasado(há1dia)?|Emandamento|Concluído|Nãoiniciado/g)).toEqual([
      'Atrasadohá1dia',
      'Emandamento',
      'Atrasado',
      'Nãoiniciado',
      'Concluído',
      'Nãoiniciado',
    ])
  })

  it('tells, as the screens do, which stages have not begun in time', async () => {
    const { pages } = await readPdf(
      await renderFichas([{ ...PAVIMENTACAO, etapas_nao_iniciadas: [4] }], ISSUED),
    )
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain(
      compact(
        'Etapas não iniciadas no prazo: 4 - Assinatura do contrato, com fim previsto para 10/10/2026, há 19 dias.',
      ),
    )
    const table = pages[0]?.slice(pages[0].indexOf('Prazo(dias)Situação'), pages[0].indexOf('Cronograma'))
    expect(table?.match(/Nãoiniciado(nãoiniciadanoprazo)?/g)).toEqual([
      'Nãoiniciadonãoiniciadanoprazo',
      'Nãoiniciado',
      'Nãoiniciado',
    ])
    expect(await textOf([PAVIMENTACAO], ISSUED)).not.toContain(compact('não iniciadas no prazo'))
  })

  it('says in what language it is, what it is about and whose it is, in an embedded font', async () => {
    const bytes = await renderFichas([CRECHE], ISSUED)
    expect(await readPdf(bytes)).toMatchObject({
      language: 'pt-BR',
      title: 'Ficha do PROJETO 317 - Construção da creche do Jardim São José',
      author: 'Prefeitura Municipal',
    })
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter-Regular/)
  })

  it('is read aloud in its order, with headings, headers and words for what is drawn', async () => {
    const bytes = await renderFichas([{ ...PAVIMENTACAO, etapa2: 'W'.repeat(60) }], ISSUED)
    expect(await untold(bytes)).toEqual([])
    const [page = []] = await readTags(bytes)
    const headings = page.filter(({ role }) => role?.startsWith('H')).map(({ role }) => role)
    expect(headings).toEqual(['H1', 'H2', 'H2', 'H2', 'H2'])
    expect(page.filter(({ role }) => role === 'TH')).toHaveLength(6)
    expect(page.find(({ role }) => role === 'Figure')?.alt).toContain('tabela Etapas')
  })

  it('is the same to the last byte when it is made again', async () => {
    const [one, other] = [await renderFichas([CRECHE], ISSUED), await renderFichas([CRECHE], ISSUED)]
    expect(Buffer.from(one).equals(other)).toBe(true)
  })

  it('takes a project that has nothing', async () => {
    const text = await textOf([sampleProjeto()], ISSUED)
    expect(text).toContain(compact('As etapas ainda não têm datas.'))
    expect(text).toContain(
      compact('Orçado - Gasto (serviços lançados) R$ 0,00 Restante não informado Do orçamento 0%'),
    )
    expect(text).not.toContain(compact('Etapas atrasadas'))
  })

  it.each([
    [1000, 1320.5, 'Restante R$ 0,00 Do orçamento (acima do orçado) 132%'],
    [0, 0, 'Orçado R$ 0,00 Gasto (serviços lançados) R$ 0,00 Restante R$ 0,00 Do orçamento 0%'],
    [0.3, 0.1, 'Restante R$ 0,20 Do orçamento 33%'],
  ])('of a budget of %d with %d spent never owes', async (valor, gasto, expected) => {
    const text = await textOf([sampleProjeto({ valor, gasto })], ISSUED)
    expect(text).toContain(compact(expected))
  })

  it('with a contract tells contracted, measured and paid, and by which rule its works count, on one page', async () => {
    const etapas = ['Concluído', 'Concluído', 'Concluído', 'Concluído', 'Em andamento', null] as const
    const projeto = sampleProjeto(
      { valor: 1000, gasto: 1120, contratado: 900, medido: 612, pago: 250, fisico: 68 },
      etapas.map((situacao) => ['2026-01-01', '2026-12-31', situacao]),
    )
    const { pages } = await readPdf(await renderFichas([projeto], ISSUED))
    expect(pages).toHaveLength(1)
    for (const text of [
      'Orçado R$ 1.000,00 Gasto (serviços lançados) R$ 1.120,00 Restante (serviços lançados) R$ 0,00',
      'Contratado R$ 900,00 Medido R$ 612,00',
      'Pago R$ 250,00 Restante (pago) R$ 750,00 Pago do orçamento 25%',
      '68%, por medição',
    ])
      expect(pages[0]).toContain(compact(text))
  })

  it('shows markup, code and foreign script as text', async () => {
    const own = {
      nomeprojeto: HOSTILE,
      descricao: HOSTILE,
      gestorprocesso: HOSTILE,
      secretaria_nome: HOSTILE,
    }
    const projeto = { ...sampleProjeto(own), etapa1: HOSTILE }
    const text = await textOf([projeto], ISSUED)
    const latin = compact(HOSTILE.slice(0, HOSTILE.indexOf('😀')))
    expect(text.split(latin)).toHaveLength(7)
    expect(text).not.toContain('root:')
  })

  it('survives what is no text: controls, halves of characters, turned direction', async () => {
    const projeto = sampleProjeto({
      nomeprojeto: 'a\u0000b\u001b[31m\u202ec\ud800d',
      descricao: '\udfff\r\n\t',
    })
    expect(await textOf([projeto], ISSUED)).toContain('ab[31mc')
  })

  it('takes the longest name, description and word, on as many pages as they need', async () => {
    const projeto = {
      ...PAVIMENTACAO,
      nomeprojeto: 'Ampliação '.repeat(30),
      descricao: `${'Execução de drenagem. '.repeat(226)}fim da descrição`,
      etapa2: 'W'.repeat(200),
    }
    const { pages } = await readPdf(await renderFichas([projeto], ISSUED))
    expect(pages).toHaveLength(2)
    expect(pages.join('')).toContain('fimdadescrição')
    expect(pages.join('')).toContain('W'.repeat(200))
    expect(pages[1]).toContain('Página2de2')
    expect(pages[1]).toContain('Orçamento')
  })
})

describe('many sheets', () => {
  it('begin each on a page of its own, 200 in one document, while the main thread stays free', async () => {
    const fichas = Array.from({ length: 200 }, (_, index) => ({
      ...(index % 2 ? CRECHE : PAVIMENTACAO),
      id: 5000 + index,
      gasto: index,
    }))
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 5)
    const { pages } = await readPdf(await renderFichas(fichas, ISSUED))
    clearInterval(timer)
    expect(pages).toHaveLength(200)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Projetonº${5000 + index}`)
      expect(page).toContain(`Página${index + 1}de200`)
    }
    expect(turns).toBeGreaterThan(5)
    // Beside whatever else the machine is busy with: the WebAssembly compiler works twenty seconds on these.
  }, 180_000)

  it('are numbered through, also after one of two pages, and each has its bookmark, whatever its name', async () => {
    const long = { ...PAVIMENTACAO, descricao: 'Execução de drenagem. '.repeat(226) }
    const names = ['/Next 1 0 R', ') /Title (12 0 R', 'Praça (nova) \\', 'a\nendobj']
    const fichas = Array.from({ length: 25 }, (_, index) => ({
      ...(index === 12 ? long : PAVIMENTACAO),
      nomeprojeto: names[index] ?? names[index - 20] ?? `Projeto ${index}`,
    }))
    const bytes = await renderFichas(fichas, ISSUED, 'many')
    const { pages, title, language } = await readPdf(bytes)
    expect({ title, language }).toEqual({ title: 'Fichas de PROJETO (25)', language: 'pt-BR' })
    expect(pages).toHaveLength(26)
    for (const [index, page] of pages.entries()) expect(page).toContain(`Página${index + 1}de26`)
    const expected = fichas.map(({ nomeprojeto }, index) => [
      nomeprojeto.replaceAll('\n', ' '),
      index + (index > 12 ? 2 : 1),
    ])
    expect(await readBookmarks(bytes)).toEqual(expected)
    const text = Buffer.from(bytes).toString('latin1')
    expect(text.match(/<xmpTPg:NPages>\d+/g)).toEqual(['<xmpTPg:NPages>26'])
    // Where only the WebAssembly one runs, a document is tagged all the same and claims no standard.
    const { archives } = await openCompiler()
    expect(text.match(/<pdfaid:(part|conformance)>\w/g)?.toSorted()).toEqual(
      archives ? ['<pdfaid:conformance>A', '<pdfaid:part>2'] : undefined,
    )
    expect(text).toContain('/Marked true')
    expect(await untold(bytes)).toEqual([])
    const cells = [...text.matchAll(/\/ID \((\w+)\)/g)].map(([, name]) => name)
    expect(new Set(cells).size).toBe(cells.length)
    const tags = (await readTags(bytes)).flat()
    expect(tags.filter(({ role }) => role === 'H1')).toHaveLength(25)
    expect(tags.filter(({ role }) => role === 'Figure')).toHaveLength(25)
  })

  it('are not laid out to their end when nobody waits for them any more', async () => {
    const fichas = Array.from({ length: 60 }, () => PAVIMENTACAO)
    let asked = 0
    const work = renderFichas(fichas, ISSUED, 'many', () => ++asked > 1)
    await expect(work).rejects.toMatchObject({ status: 499 })
    expect(asked).toBe(2)
  })

  it('asked for at once do not mix', async () => {
    const [one, other] = await Promise.all([textOf([PAVIMENTACAO], ISSUED), textOf([CRECHE], ISSUED)])
    expect(one).toContain('VilaParaíba')
    expect(one).not.toContain('creche')
    expect(other).toContain('crechedoJardimSãoJosé')
  })
})
