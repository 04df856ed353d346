import type { Correcao } from '@paco/domain/aditivos/correcao'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { sampleProjeto } from '../projetos/painel.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { aditivoWith, medidorWith, person } from './aditivos.testing.ts'
import { CorrecoesNote } from './correcoes-note.tsx'
import { PedidoCard } from './pagina/pedido-card.tsx'
import { AditivosCard } from './projeto-aditivos.tsx'
import { valorCountText } from './totals.ts'

const server = fakeServerForEachTest()
const frozen = sampleProjeto(undefined, {
  base_congelada_em: '2026-10-01T13:00:00Z',
  base_congelada_por: 'aditivo',
})
const correcao: Correcao = {
  id: 1,
  projeto_id: 1042,
  motivo: 'Valor com um item em dobro.',
  etapa: null,
  valor_antes: 1_100_000,
  valor_depois: 1_000_000,
  fim_antes: null,
  fim_depois: null,
  feita_por: 1,
  feita_por_nome: 'Maria Antunes',
  feita_em: '2026-10-02T13:00:00Z',
}
const serve = (correcoes: readonly Correcao[]) =>
  server.current.answer(({ path }) =>
    Response.json(
      path.startsWith('/api/correcoes/')
        ? correcoes
        : [path.endsWith('/limites') ? medidorWith() : aditivoWith()],
    ),
  )

async function expectNote() {
  expect(await screen.findByRole('heading', { name: 'Correção da linha de base' })).toBeTruthy()
  expect(screen.getByText(/^Maria Antunes, em/).textContent).toBe('Maria Antunes, em 02/10/2026 10:00')
  expect(screen.getByText('valor: de R$ 1.100.000,00 para R$ 1.000.000,00')).toBeTruthy()
  expect(screen.getByText('Motivo: Valor com um item em dobro.')).toBeTruthy()
}

describe('what was corrected stands beside the meter', () => {
  test('on the amendment’s page', async () => {
    serve([correcao])
    await renderApp(<PedidoCard aditivo={aditivoWith()} projeto={frozen} />)
    await expectNote()
  })

  test('on the project’s dashboard', async () => {
    serve([correcao])
    await renderApp(<AditivosCard projeto={frozen} who={person('auditor', 4)} />)
    await expectNote()
  })

  test('and nothing where nothing was, or where nothing is frozen', async () => {
    serve([])
    await renderApp(<AditivosCard projeto={sampleProjeto()} who={person('auditor', 4)} />)
    expect(await screen.findByText('1 pendente')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /Correç/ })).toBeNull()
    expect(server.current.received.some(({ path }) => path.startsWith('/api/correcoes'))).toBe(false)
  })

  test('a failure to load them is said: silence would mean that there are none', async () => {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'x' }, { status: 503 }))
    await renderApp(<CorrecoesNote projeto={frozen} />)
    expect((await screen.findByRole('alert')).textContent).toContain('não puderam ser carregadas')
    serve([correcao])
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await expectNote()
  })
})

test('the card of value counts no deadlines', () => {
  const prazo = { tipo: 'prazo', valor: null, prazo: 30, etapa: 5 } as const
  expect(valorCountText([aditivoWith({ ...prazo, status: 'aprovado' }), aditivoWith(prazo)])).toBe('')
  expect(
    valorCountText([
      aditivoWith({ ...prazo, status: 'aprovado' }),
      aditivoWith(),
      aditivoWith({ status: 'rejeitado' }),
    ]),
  ).toBe('1 pendente, 1 rejeitado')
})
