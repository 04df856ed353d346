import type { Pca } from '@paco/domain/pca/pca'
import { complete, newItem } from '@paco/domain/pca/pca.testing'
import type { Plano } from '@paco/domain/pca/plano'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { ItemPassos } from './item-passos.tsx'
import { PortalFacts } from './pca-facts.tsx'
import { planoWith, someone } from './plano.testing.ts'
import { PlanoPage } from './plano-page.tsx'
import { RevisoesCard } from './revisoes-card.tsx'
import { openSugestoes } from './sugerir.ts'

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(() => Response.json({ Status: 'Success', id: 7, message: 'Feito.' })))

describe('the plan of a year', () => {
  const show = (plano: Partial<Plano>, who: SessionUser) =>
    renderApp(
      <PlanoPage
        plano={planoWith(plano)}
        planos={[2027, 2026].map((ano, at) => planoWith({ ano, id: at + 1 }))}
        who={who}
        back={null}
      />,
    )

  test('says how many items the portal would take, and leads to the others', async () => {
    await show({}, someone('admin'))
    expect(await screen.findByText('Pronto para o PNCP: 87 de 92')).toBeTruthy()
    expect(screen.getByText('Falta preencher 5 itens').getAttribute('href')).toContain('situacao=aprovado')
    expect(screen.getByText('Preencher em lote').getAttribute('href')).toContain('/lote?lista=pca')
    expect(screen.getByText('2026').closest('a')?.getAttribute('href')).toBe('/pca/plano/2026')
  })

  test('is not approved while something waits, and says so; once nothing does it is, from its version', async () => {
    const { unmount } = await show({}, someone('admin'))
    const approve = await screen.findByRole('button', { name: 'Aprovar o plano' })
    expect((approve as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText('Aprove ou devolva antes o que as secretarias enviaram (3).')).toBeTruthy()
    unmount()
    await show({ esperando: 0 }, someone('admin'))
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Aprovar o plano' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aprovar o plano' }),
    )
    expect(await screen.findByText('Feito.')).toBeTruthy()
    expect(server.current.last).toMatchObject({
      path: '/api/pca/planos/2027/passo',
      body: { passo: 'aprovar', versao: 4 },
    })
  })

  test('is only read by those who do not plan; corrections come once it was sent', async () => {
    const { unmount } = await show({}, someone('user', 1, 12))
    await screen.findByText('Pronto para o PNCP: 87 de 92')
    expect(buttons()).not.toContain('Aprovar o plano')
    expect(buttons()).not.toContain('Marcar como enviado')
    expect(buttons()).toContain('Plano (JSON)')
    expect(buttons()).not.toContain('Alterações (JSON)')
    unmount()
    await show({ enviado_em: '2026-05-25', prontos: 1500, revisoes_pendentes: 2 }, someone('auditor'))
    expect(await screen.findByText(/Enviado em 25\/05\/2026 · revisões a informar: 2/)).toBeTruthy()
    expect(buttons()).toEqual(
      expect.arrayContaining([
        'Plano, parte 1 (JSON)',
        'Plano, parte 2 (JSON)',
        'Plano, parte 2 (CSV)',
        'Alterações (JSON)',
      ]),
    )
  })

  test('stands beside those of other units, and another one is opened in its year', async () => {
    const saeg = planoWith({ id: 9, codigo_unidade: 'SAEG', nome_unidade: 'Serviço de Água' })
    const planos = [planoWith({}), saeg, planoWith({ id: 3, ano: 2026 })]
    await renderApp(<PlanoPage plano={saeg} planos={planos} who={someone('admin')} back={null} />)
    const units = await screen.findByRole('navigation', { name: 'Planos de 2027 por unidade' })
    expect(within(units).getByRole('link', { name: 'Guaratinguetá' }).getAttribute('href')).toMatch(
      /^\/pca\/plano\/2027\?unidade=/,
    )
    expect(within(units).getByRole('link', { current: 'page' }).textContent).toBe('Serviço de Água')
    expect(screen.getByText('2026').closest('a')?.getAttribute('href')).toBe('/pca/plano/2026')
    expect(screen.getByText('Falta preencher 5 itens').getAttribute('href')).toContain('unidade=SAEG')
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Outra unidade' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Código da unidade no PNCP/), '3')
    await user.type(dialog.getByLabelText(/^Nome da unidade/), 'Fundo de Saúde')
    await user.click(dialog.getByRole('button', { name: 'Abrir plano' }))
    expect(await screen.findByText('Feito.')).toBeTruthy()
    expect(server.current.last).toMatchObject({
      path: '/api/pca/planos',
      body: { ano: 2027, codigo_unidade: '3', nome_unidade: 'Fundo de Saúde' },
    })
  })
})

describe('an item', () => {
  const show = (pca: Partial<Pca>, who: SessionUser) =>
    renderApp(<ItemPassos pca={{ ...newItem, criado_por: 5, id_secretaria: 12, ...pca }} who={who} />)

  test.each([
    ['its department sends a draft', { situacao: 'rascunho' }, someone('user', 5, 12), ['Enviar']],
    ['another one does nothing', { situacao: 'rascunho' }, someone('user', 5, 13), []],
    ['planning decides', {}, someone('admin', 1), ['Devolver', 'Aprovar', 'Consolidar']],
    ['whoever wrote it does not approve', {}, someone('admin', 5), ['Devolver', 'Consolidar']],
    [
      'what is approved is cancelled',
      { situacao: 'aprovado' },
      someone('admin', 1),
      ['Consolidar', 'Cancelar item'],
    ],
  ] as const)('%s', async (_, pca, who, steps) => {
    await renderApp(<p>pronto</p>)
    await show(pca, who)
    expect(buttons()).toEqual([...steps])
  })

  test('is returned with a reason, from its version', async () => {
    const user = userEvent.setup()
    await show({}, someone('admin', 1))
    await user.click(await screen.findByRole('button', { name: 'Devolver' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^O que precisa ser corrigido/), 'Diga onde.')
    await user.click(dialog.getByRole('button', { name: 'Devolver' }))
    expect(await screen.findByText('Feito.')).toBeTruthy()
    expect(server.current.last).toMatchObject({
      path: '/api/pca/7/devolver',
      body: { motivo: 'Diga onde.', versao: 1 },
    })
  })

  test('says what the portal still needs', async () => {
    const { unmount } = await renderApp(
      <PortalFacts pca={{ ...newItem, ...complete, valor_preliminar: 0 }} />,
    )
    expect((await screen.findByText(/^Falta:/)).textContent).toBe('Falta: valor preliminar.')
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    const { unmount: leave } = await renderApp(
      <PortalFacts pca={{ ...newItem, ...complete, unidade_fornecimento: null, no_portal: true }} editable />,
    )
    const way = await screen.findByRole('link', { name: 'unidade de fornecimento' })
    expect(way.getAttribute('href')).toBe('/editpca/7#unidade_fornecimento')
    expect(screen.getByText(/o portal o tem como era/)).toBeTruthy()
    leave()
    await renderApp(<PortalFacts pca={{ ...newItem, ...complete }} />)
    expect(await screen.findByText('O item está pronto para o PNCP.')).toBeTruthy()
  })

  test('tells its revisions in words', async () => {
    const revisao = {
      id: 1,
      numero: 2,
      tipo: 'alteracao',
      antes: { valor_preliminar: 10, data_pretendida: '2026-03-01' },
      depois: { valor_preliminar: 20, data_pretendida: '2026-04-01' },
      justificativa: 'Preço novo.',
      feita_por_nome: 'Ana',
      feita_em: '2026-03-01T12:00:00Z',
      enviada: false,
    }
    server.current.answer(() => Response.json({ Status: 'Success', Result: [revisao] }))
    await renderApp(<RevisoesCard id={7} />)
    expect(await screen.findByText('Preço novo.')).toBeTruthy()
    for (const text of ['R$ 10,00', 'R$ 20,00', '01/03/2026', '01/04/2026'])
      expect(screen.getByText(text)).toBeTruthy()
  })
})

describe('suggestions', () => {
  test('follow the object until somebody says otherwise', () => {
    const follow = openSugestoes()
    const first = follow({ objeto: 'Reforma' }, { objeto: 'Reforma' })
    expect(first).toMatchObject({ categoria: '3', classificacao: '2', unidade_fornecimento: 'Obra' })
    const typed = { ...first, objeto: 'Papel', unidade_fornecimento: 'Resma' }
    const second = follow({ objeto: 'Papel' }, typed)
    expect(second).toMatchObject({ categoria: '1', classificacao_codigo: 'MAT' })
    expect(second).not.toHaveProperty('unidade_fornecimento')
    const chosen = { ...typed, ...second, categoria: '5' }
    expect(follow({ categoria: '5' }, chosen)).toMatchObject({
      classificacao: '2',
      classificacao_codigo: 'TIC',
    })
    expect(follow({ objeto: 'Cadeira' }, { ...chosen, objeto: 'Cadeira' })).not.toHaveProperty('categoria')
    expect(follow({ prioridade: 'Alta' }, chosen)).toEqual({})
  })
})
