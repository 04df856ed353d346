import type { Projeto } from '@paco/domain/projetos/projeto'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { ponte } from '../projetos/ponte.testing.ts'
import { everything, importing, livro } from './importacoes.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const auditor = await loginAs(test, { role: 'auditor' })
const imports = importing(test, admin)

const projetos = async (): Promise<Projeto[]> =>
  (await imports.call('GET', '/api/getprojetocompleto')).json().Result

const HEADS = ['Secretaria', 'Nome do projeto', 'Valor (R$)', 'Etapa 1: início', 'Latitude', 'Longitude']

// Counts of a department's projects stay, at zero, once it had one.
for (const id_secretaria of [12, 17])
  await imports.call('POST', '/api/createprojetocompleto', { nomeprojeto: 'De antes', id_secretaria })
await projetos()

describe('a sheet of projects', () => {
  it('is checked without writing, written, and undone', async () => {
    const before = await everything(test)
    const sheet = await livro([
      HEADS,
      ['Obras', 'Ponte do Una', 'R$ 1.500.000,50', '02/03/2026', -22.81, -45.19],
      ['Saude', 'Posto do Centro', 20000, new Date(Date.UTC(2026, 3, 1)), null, null],
      ['TOTAL', null, 1520000.5, null, null, null],
    ])
    const found = await imports.received('processos', sheet)
    expect(found).toMatchObject({
      situacao: 'conferida',
      totais: { criar: 2, alterar: 0, igual: 0, erro: 0 },
      somas: [{ campo: 'valor', lida: 1520000.5, planilha: 1520000.5 }],
      avisos: ['1 linha de total ficou de fora.'],
    })
    expect(await everything(test)).toEqual(before)

    expect(await imports.written(found.id)).toMatchObject({ situacao: 'importada', feitas: 2, total: 2 })
    const after = await projetos()
    expect(
      after
        .slice(0, 2)
        .map(({ nomeprojeto, valor, datainicioetapa1 }) => [nomeprojeto, valor, datainicioetapa1]),
    ).toEqual([
      ['Posto do Centro', 20000, '2026-04-01'],
      ['Ponte do Una', 1500000.5, '2026-03-02'],
    ])

    expect(await imports.undone(found.id)).toMatchObject({ situacao: 'desfeita' })
    expect(await everything(test)).toEqual(before)
  })

  it('that went out comes back equal, and two changed cells are the two that are offered', async () => {
    for (const name of ['Escola', '=1+1', 'Quadra'])
      await imports.call('POST', '/api/createprojetocompleto', { ...ponte, nomeprojeto: name })
    for (const lista of ['processos', 'relacao-processos', 'ficha-projetos']) {
      for (const formato of ['xlsx', 'csv']) {
        const { rawPayload } = await imports.call('GET', `/api/exportar/${lista}?formato=${formato}`)
        const back = await imports.received(lista, rawPayload, `${lista}.${formato}`)
        expect([lista, formato, back.totais]).toMatchObject([
          lista,
          formato,
          { criar: 0, alterar: 0, erro: 0, igual: 5 },
        ])
      }
    }
    const { rawPayload } = await imports.call('GET', '/api/exportar/processos?formato=xlsx')
    const { sheets } = await readXlsx(rawPayload)
    const rows = sheets[0]?.rows ?? []
    const [valor, fim] = ['Valor (R$)', 'Etapa 3: fim'].map((label) => rows[0]?.indexOf(label) ?? -1)
    ;(rows[1] as unknown[])[valor ?? 0] = 7
    ;(rows[2] as unknown[])[fim ?? 0] = '30/06/2026'
    const back = await imports.received('processos', await livro(rows as never))
    expect(back.totais).toMatchObject({ alterar: 2, igual: 3, erro: 0 })
    const changed = await imports.linhas(back.id, 'alterar')
    expect(changed.map(({ valores }) => valores)).toEqual([{ valor: 7 }, { datafimetapa3: '2026-06-30' }])
  })

  it('is refused to who writes none, and row by row to another department', async () => {
    const sheet = await livro([HEADS, ['Saúde', 'Posto'], ['Obras', 'Rua']])
    expect((await importing(test, auditor).send('processos', sheet)).statusCode).toBe(403)
    const own = importing(test, obras)
    const found = await own.received('processos', sheet)
    expect(found.totais).toMatchObject({ criar: 1, erro: 1 })
    expect((await own.linhas(found.id, 'erro'))[0]?.erros.linha?.motivo).toBe(
      'Esta linha é de outra secretaria: você importa só para a sua.',
    )
    expect((await own.call('POST', `/api/importacoes/${found.id}/importar`, {})).json().message).toBe(
      '1 linha tem erro. Corrija, ou importe só as linhas sem erro.',
    )
    expect((await own.written(found.id, { parcial: true })).situacao).toBe('importada')
  })

  it('undone after somebody else changed a project keeps the change', async () => {
    const found = await imports.received(
      'processos',
      await livro([HEADS, ['Obras', 'Viela A'], ['Obras', 'Viela B']]),
    )
    await imports.written(found.id)
    const [b] = await projetos()
    await imports.call('PUT', `/api/updateprojetocompleto/${b?.id}`, { descricao: 'Mudou' })
    expect((await imports.undone(found.id)).situacao).toBe('desfeita')
    const linhas = await imports.linhas(found.id)
    expect(linhas.map(({ feita, motivo }) => [feita, motivo?.slice(0, 34) ?? null])).toEqual([
      ['desfeita', null],
      ['mantida', 'Foi alterado depois da importação.'],
    ])
    expect((await projetos())[0]).toMatchObject({ id: b?.id, descricao: 'Mudou' })
  })

  it('has a template that is a sheet itself', async () => {
    const { rawPayload } = await imports.call('GET', '/api/importacoes/modelos/processos')
    expect((await imports.received('processos', rawPayload, 'modelo.xlsx')).totais).toMatchObject({
      criar: 1,
      erro: 0,
    })
  })
})
