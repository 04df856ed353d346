import type { LinhaImportada } from '@paco/domain/importacoes/importacao'
import { useQueries } from '@tanstack/react-query'
import { linhasQuery, PAGINA, type Vistas } from '../queries.ts'

/** The rows in sight, asked for page by page as one scrolls; undefined while one is on its way. */
export function useLinhas(id: number, vistas: Vistas, range: { first: number; last: number }) {
  const from = Math.floor(range.first / PAGINA)
  const to = Math.floor(Math.max(range.first, range.last - 1) / PAGINA)
  const pages = useQueries({
    queries: Array.from({ length: to - from + 1 }, (_, at) => linhasQuery(id, vistas, from + at + 1)),
  })
  const failed = pages.find(({ isError }) => isError)
  return {
    lineAt: (index: number): LinhaImportada | undefined =>
      pages[Math.floor(index / PAGINA) - from]?.data?.rows[index % PAGINA],
    error: failed?.error ?? null,
    retry: () => {
      for (const page of pages) if (page.isError) void page.refetch()
    },
  }
}
