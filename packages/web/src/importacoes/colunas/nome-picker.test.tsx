import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServerForEachTest, type Received } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { ImportacaoPage } from '../importacao-page.tsx'
import { importacao, linha } from '../importacoes.testing.ts'

const server = fakeServerForEachTest()
const listed = (rows: object[]) =>
  Response.json({ Status: 'Success', Result: rows }, { headers: { 'X-Total-Count': String(rows.length) } })

const motivo = "O projeto 'Obra 7' não existe no sistema."
const errada = linha({ acao: 'erro', erros: { projeto_id: { bruto: 'Obra 7', motivo } } })

const answer = ({ path, method }: Received) => {
  if (method !== 'GET') return Response.json({ Status: 'Success', id: 7 })
  if (path.endsWith('/linhas')) return listed([errada])
  if (path.endsWith('/nomes/projetos')) return listed([{ id: 12, nome: 'Quadra (12)' }])
  return listed([importacao()])
}
beforeEach(() => server.current.answer(answer))

const servicos = (mapa: object) =>
  renderApp(
    <ImportacaoPage
      importacao={importacao({ lista: 'servicos', mapa: mapa as never })}
      passo="colunas"
      secretarias={[]}
      back={null}
      dono={null}
      manda={false}
    />,
  )

describe('a column that names records of which there are many', () => {
  it('has them searched for, and what is picked is meant in all rows', async () => {
    await servicos({ projeto: { coluna: 0 } })
    await userEvent.type(await screen.findByRole('searchbox', { name: 'O que significa “Obra 7”' }), 'qua')
    await userEvent.click(await screen.findByRole('button', { name: 'Quadra (12)' }))
    await waitFor(() => expect(server.current.written).toHaveLength(1))
    expect(server.current.written[0]?.body).toMatchObject({
      mapa: { projeto: { coluna: 0, valores: { 'obra 7': 12 } } },
    })
  })

  it('tells by name what was picked', async () => {
    await servicos({ projeto: { coluna: 0, valores: { 'obra 7': 12 } } })
    expect(await screen.findByText('Quadra (12)')).toBeTruthy()
  })

  it('takes one of them for all rows', async () => {
    await servicos({ projeto: { coluna: null, constante: 12 } })
    expect(await screen.findByText('Quadra (12)')).toBeTruthy()
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Valor de Projeto em todas as linhas' }),
      'qua',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Quadra (12)' }))
    await waitFor(() =>
      expect(server.current.written.at(-1)?.body).toMatchObject({
        mapa: { projeto: { coluna: null, constante: 12 } },
      }),
    )
  })
})
