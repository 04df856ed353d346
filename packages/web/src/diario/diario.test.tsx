import type { CabecalhoDiario } from '@paco/domain/diario/cabecalho'
import { TOTAL_HEADER } from '@paco/domain/http/headers'
import { useInfiniteQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { Comparador } from './comparador.tsx'
import { filtroOf, inAddress } from './filtro.ts'
import { diarioQuery, juntar, type Pagina, POR_VEZ } from './queries.ts'

const server = fakeServerForEachTest()

const cabecalho: CabecalhoDiario = {
  id_projeto: 7,
  nomeprojeto: 'Ponte',
  secretaria_nome: 'Obras',
  etapa_atual: 5,
  ponto: null,
  contratos: [],
  leitor: 3,
  escreve: true,
  le_livro: true,
}
const foto = (id: number, dia: string, momento: 'antes' | 'depois' | null = null) => ({
  id,
  id_projeto: 7,
  nomeprojeto: 'Ponte',
  dia,
  etapa: 5,
  momento,
  texto: null,
  foto: `${id}.webp`,
  miniatura: `${id}m.webp`,
})
const rows = (result: readonly unknown[], total = result.length) =>
  Response.json({ Status: 'Success', Result: result }, { headers: { [TOTAL_HEADER]: String(total) } })

describe('a long diary', () => {
  const TOTAL = 5 * POR_VEZ + 250
  const FILTRO = { tipo: 'foto', etapa: null } as const

  function Lido() {
    const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(diarioQuery(7, 3, FILTRO))
    const lida = data && juntar(data.pages)
    return (
      <>
        <p>{lida ? `${new Set(lida.registros.map(({ id }) => id)).size} de ${lida.total}` : ''}</p>
        {hasNextPage ? (
          <button type="button" onClick={() => void fetchNextPage()}>
            Mais
          </button>
        ) : null}
      </>
    )
  }

  test('is read to its end, by what the server chooses', async () => {
    server.current.answer(({ path, query }) => {
      if (!path.endsWith('/registros')) return rows([cabecalho])
      expect(query.tipo).toBe('foto')
      const from = (Number(query.pagina) - 1) * Number(query.limite)
      const length = Math.min(Number(query.limite), TOTAL - from)
      return rows(
        Array.from({ length }, (_, index) => foto(TOTAL - from - index, '2026-01-01')),
        TOTAL,
      )
    })
    await renderApp(<Lido />)
    for (let shown = POR_VEZ; shown < TOTAL; shown += POR_VEZ) {
      await screen.findByText(`${shown} de ${TOTAL}`)
      await userEvent.click(screen.getByRole('button', { name: 'Mais' }))
    }
    await screen.findByText(`${TOTAL} de ${TOTAL}`)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows none twice where others were written meanwhile', () => {
    const page = (ids: readonly number[], total: number) =>
      ({ cabecalho, lida_em: null, total, registros: ids.map((id) => ({ id })) }) as unknown as Pagina
    expect(juntar([])).toBeUndefined()
    expect(juntar([page([5, 4], 4), page([4, 3], 5)])).toMatchObject({
      total: 5,
      registros: [{ id: 5 }, { id: 4 }, { id: 3 }],
    })
  })
})

test.each([
  [{}, { tipo: null, etapa: null }, {}],
  [
    { tipo: 'ocorrencia', etapa: 3 },
    { tipo: 'ocorrencia', etapa: 3 },
    { tipo: 'ocorrencia', etapa: 3 },
  ],
  [{ tipo: 'video', etapa: 9 }, { tipo: null, etapa: null }, {}],
  [{ tipo: ['foto'], etapa: '<b>' }, { tipo: null, etapa: null }, {}],
])('the address %j shows %j', (address, filtro, again) => {
  expect(filtroOf(address)).toEqual(filtro)
  expect(inAddress(filtroOf(address))).toEqual(again)
})

describe('before and after', () => {
  const answer = (fotos: readonly unknown[]) => server.current.answer(() => rows(fotos))
  const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Comparar antes e depois' })

  test('are uncovered by a handle, told in words', async () => {
    answer([foto(2, '2026-06-10', 'depois'), foto(1, '2026-01-10', 'antes')])
    await renderApp(<Comparador id_projeto={7} />)
    const handle = await slider()
    expect(handle.getAttribute('aria-valuetext')).toBe('50% da foto de antes, 50% da de depois')
    fireEvent.change(handle, { target: { value: '64' } })
    expect(handle.getAttribute('aria-valuetext')).toBe('64% da foto de antes, 36% da de depois')
    expect(handle.parentElement?.style.getPropertyValue('--coberto')).toBe('64%')
    fireEvent.change(handle, { target: { value: '0' } })
    expect(handle.getAttribute('aria-valuetext')).toBe('0% da foto de antes, 100% da de depois')
    expect(screen.getByAltText('Antes: 10/01/2026 · Antes')).toBeTruthy()
    expect(screen.getByAltText('Depois: 10/06/2026 · Depois')).toBeTruthy()
  })

  test('are not there with a single picture', async () => {
    answer([foto(1, '2026-01-10')])
    await renderApp(<Comparador id_projeto={7} />)
    await expect.poll(() => server.current.received.length).toBe(2)
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
