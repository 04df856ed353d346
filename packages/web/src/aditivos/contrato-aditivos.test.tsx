import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Medidor } from '@paco/domain/aditivos/limite'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contratoWith } from '../contratos/contratos.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { aditivoWith, medidorWith, person } from './aditivos.testing.ts'
import { AditivosDoContrato } from './contrato-aditivos.tsx'

const server = fakeServerForEachTest()
const ofContrato = { id_contrato: 5, contrato_nome: '45/2026 · Construtora Vale Ltda.' }
const medidor = medidorWith({
  ...ofContrato,
  limite_base: 500_000,
  acrescimos_aprovados: 50_000,
  acrescimos_pendentes: 100_000,
  supressoes_aprovadas: 20_000,
})
const contrato = contratoWith({})
/** Serves a project of health too. */
const dividido = contratoWith({
  projetos: [...contrato.projetos, { id: 8, nomeprojeto: 'Posto', id_secretaria: 17 }],
})

function serve(aditivos: Aditivo[], medidores: Medidor[] = [medidor]) {
  server.current.answer(({ path }) => {
    if (path.endsWith('/correcoes')) return Response.json({ Status: 'Success', Result: [] })
    return Response.json(path.endsWith('/limites') ? medidores : aditivos)
  })
}
const asked = () => server.current.received.map(({ path }) => path)

describe('the amendments of a contract', () => {
  test('in every state, with the meter they are measured by, and the ways to project and list', async () => {
    serve([
      aditivoWith({ ...ofContrato, id: 12, dias_espera: 3 }),
      aditivoWith({
        ...ofContrato,
        ...{ id: 11, tipo: 'misto', valor: 50_000, supressao: 20_000, status: 'aprovado', dias_espera: null },
        ...{ decidido_por_nome: 'Carla Motta', data_decisao: '2026-09-02T13:00:00Z' },
        ...{ numero_termo: '1/2026', data_assinatura: '2026-09-10' },
      }),
      aditivoWith({
        ...ofContrato,
        ...{ id: 10, tipo: 'apostila', valor: null, prazo: 47, status: 'aprovado', dias_espera: null },
        ...{ data_decisao: '2026-08-02T13:00:00Z' },
      }),
      aditivoWith({ id: 9, status: 'retirado', dias_espera: null }),
    ])
    await renderApp(<AditivosDoContrato contrato={contrato} who={person('auditor', 4)} />)
    const rows = (await screen.findAllByRole('row')).slice(1)
    const told = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Aditivo de valor: R$ 100.000,00',
      'Aditivo misto: acréscimo de R$ 50.000,00, supressão de R$ 20.000,00',
      'Apostila de paralisação: 47 dias',
      'Aditivo de valor: R$ 100.000,00',
    ])
    expect(told).toEqual([
      ['-', 'Ponte Nova', '01/10/2026há 3 dias', 'Pendente', '-'],
      ['1/2026assinado em 10/09/2026', 'Ponte Nova', '01/10/2026', 'Aprovado', 'Carla Mottaem 02/09/2026'],
      ['-', 'Ponte Nova', '01/10/2026', 'Aprovado', 'Por lei (art. 115, § 5º)em 02/08/2026'],
      ['-pedido sem contrato', 'Ponte Nova', '01/10/2026', 'Retirado', '-'],
    ])
    expect(screen.getAllByRole('meter').map((one) => one.getAttribute('aria-valuetext'))).toEqual([
      '10% aprovados, 30% com o que está pendente, de 25% permitidos. Passaria do limite.',
      '4% aprovados, 4% com o que está pendente, de 25% permitidos. Dentro do limite.',
    ])
    const href = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
    expect(href('Ponte Nova')).toBe('/viewprojetocompleto/1042')
    expect(href('Ver na lista de aditivos')).toBe('/aditivos?id_contrato=5')
    expect(asked().sort()).toEqual([
      '/api/aditivos',
      '/api/contratos/5/correcoes',
      '/api/contratos/5/limites',
    ])
  })

  test('a department is told that what others asked for counts unseen', async () => {
    serve([])
    await renderApp(<AditivosDoContrato contrato={dividido} who={person('user', 2, 17)} />)
    expect(await screen.findByText('Nenhum aditivo pedido.')).toBeTruthy()
    expect(screen.getByText(/contam nas somas e não são listados/)).toBeTruthy()
  })

  test.each([
    ['nobody', null, contrato],
    ['a user without department', person('user', 2), contrato],
    ['another department', person('user', 2, 17), contrato],
    ['an auditor before the signature', person('auditor', 4), contratoWith({ assinatura: null })],
  ] as const)('%s is shown nothing, and nothing is asked for', async (_, who, of) => {
    await renderApp(<AditivosDoContrato contrato={of} who={who} />)
    expect(screen.queryByRole('heading', { name: 'Aditivos' })).toBeNull()
    expect(asked()).toEqual([])
  })

  test('what could not be loaded is told, with a way to try again', async () => {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'Não.' }, { status: 403 }))
    await renderApp(<AditivosDoContrato contrato={contrato} who={person('admin', 1)} />)
    expect(await screen.findByText('Os aditivos não puderam ser carregados.')).toBeTruthy()
  })
})
