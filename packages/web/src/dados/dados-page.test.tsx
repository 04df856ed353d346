import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { DadosPage } from './dados-page.tsx'

const server = fakeServerForEachTest()

const OBRAS = {
  nome: 'obras',
  titulo: 'Obras e serviços de engenharia',
  sobre: 'Cada obra.',
  formatos: ['csv', 'json', 'geojson'],
  atualizado_em: '2026-11-16T18:30:00.000Z',
  colunas: [
    { nome: 'id', titulo: 'Id', tipo: 'número do registro', codigos: [] },
    {
      nome: 'natureza',
      titulo: 'Natureza',
      tipo: 'texto',
      codigos: [{ codigo: 'obra', significado: 'Obra' }],
    },
  ],
}

const DECLARADA = {
  id: 3,
  codigo: '10.4',
  texto: 'Não há obras paralisadas',
  declarado_por: 'Obras',
  feita_em: '2026-11-15',
  valida_ate: '2026-12-15',
}

const answering = (own: object = {}) =>
  server.current.answer(({ path }) =>
    Response.json({
      Status: 'Success',
      Result:
        path === '/api/declaracoes'
          ? [DECLARADA]
          : [
              {
                publicador: 'Prefeitura Municipal',
                prefixo: 'oc4ids-xxxxxx',
                provisorio: true,
                licenca: 'CC-BY-4.0',
                limite_por_minuto: 60,
                conjuntos: [
                  OBRAS,
                  { ...OBRAS, nome: 'feriados', titulo: 'Feriados', formatos: ['csv'], atualizado_em: null },
                ],
                oc4ids_atualizado_em: '2026-11-17T12:00:00.000Z',
                ...own,
              },
            ],
    }),
  )

test('each set has its files, when it changed and what its fields are', async () => {
  answering()
  renderApp(<DadosPage />)
  const set = within(
    (await screen.findByRole('heading', { name: OBRAS.titulo })).closest('li') as HTMLElement,
  )
  expect(set.getByText('Atualizado em 16/11/2026 15:30')).toBeTruthy()
  expect(set.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/dados/obras.csv',
    '/api/dados/obras.csv?padrao=internacional',
    '/api/dados/obras.json',
    '/api/dados/obras.geojson',
  ])
  expect(set.queryByText('obra = Obra')).toBeNull()
  fireEvent.click(set.getByText('Dicionário: 2 campos'))
  expect(await set.findByText('obra = Obra')).toBeTruthy()
  expect(screen.getByText('Sem alterações registradas')).toBeTruthy()
})

test('licence, limit and last change are told, and that a prefix is provisional', async () => {
  answering()
  renderApp(<DadosPage />)
  expect(await screen.findByRole('link', { name: /CC BY 4\.0/ })).toBeTruthy()
  expect(screen.getByText('17/11/2026 09:00')).toBeTruthy()
  expect(screen.getByText(/São até 60 consultas por minuto/)).toBeTruthy()
  expect(screen.getByText(/é provisório/).textContent).toContain('oc4ids-xxxxxx')
})

test('a prefix of the city’s own needs no word', async () => {
  answering({ prefixo: 'oc4ids-gu4r4t', provisorio: false, licenca: 'ODbL-1.0' })
  renderApp(<DadosPage />)
  expect(await screen.findByRole('link', { name: /ODbL/ })).toBeTruthy()
  expect(screen.queryByText(/provisório/)).toBeNull()
})

test('what the city declares not to have is said, with its day and its end', async () => {
  answering()
  renderApp(<DadosPage />)
  const said = await screen.findByText(/Não há obras paralisadas em 15\/11\/2026 \(declarado por Obras\)/)
  expect(said.textContent).toContain('Vale até 15/12/2026.')
})
