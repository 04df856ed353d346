import type { ObraPublica } from '@paco/domain/obras/obra'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { ObraPage } from './obra-page.tsx'

const server = fakeServerForEachTest()

const OBRA: ObraPublica = {
  id: 7,
  nome: 'Praça da Matriz',
  secretaria: 'Obras',
  endereco: 'Rua das Flores, 10',
  bairros: ['Centro'],
  latitude: null,
  longitude: null,
  situacao: 'em_execucao',
  resumo: 'Em execução, com 43% feito. Deve terminar em 12/03/2999; a previsão inicial era 30/11/2998.',
  percentual: 43,
  percentual_regra: 'medicao',
  percentual_texto: 'pelo que foi medido em boletins aprovados',
  progresso: 70,
  reajustes: 0,
  natureza: 'obra',
  descricao: 'Uma praça com brinquedos.',
  fisico: 43,
  valor_inicial: 1000,
  valor_atual: 1200,
  contratado: 1100,
  medido: 500,
  pago: 300,
  fontes: ['Tesouro'],
  inicio: '2998-01-05',
  fim: '2999-03-12',
  fim_texto: 'fim previsto da execução (etapa 5)',
  fim_motivos: ['Aditivo 1/2998: +102 dias'],
  ritmo: null,
  encerramento: '2999-05-01',
  fim_inicial: '2998-11-30',
  concluida_em: null,
  contratos: [
    {
      id: 45,
      numero_ano: '45/2998',
      objeto: 'Praça',
      empresa: 'Construtora Vale',
      cnpj: '11222333000181',
      situacao: 'Em execução',
      assinatura: '2998-01-02',
      ordem_inicio: null,
      vigencia_fim: null,
      valor_inicial: 1000,
      valor_atual: 1100,
      medido_antes: null,
      pago_antes: null,
      antes_ate: null,
      fiscal_titular: 'Eng. Ana',
      fiscal_substituto: null,
      gestor: 'Rui',
      pncp_numero: null,
    },
  ],
  fotos: [{ id: 1, foto: 'a.webp', miniatura: 'b.webp', dia: '2998-06-01', legenda: null, momento: 'antes' }],
  mudancas: [
    { chave: 'aditivo-1', dia: '2998-08-01', titulo: 'Aditivo 1/2998', texto: 'Acrescentou R$ 100,00.' },
  ],
  documentos: [
    {
      id: 5,
      titulo: 'Edital nº 3',
      tipo: 'Edital',
      formato: 'PDF',
      tamanho: 1_258_291,
      endereco: '/api/documentos/5/arquivo',
      processo: null,
      publico_desde: '2998-03-01',
    },
  ],
  atualizado_em: '2998-08-02T12:00:00Z',
  endereco_permanente: 'https://obras.gov.br/transparencia/obras/7',
}

const answering = (own: Partial<ObraPublica> = {}) =>
  server.current.answer(({ path }) =>
    Response.json({ Status: 'Success', Result: path.endsWith('/planilha') ? [] : [{ ...OBRA, ...own }] }),
  )

const open = async () => {
  renderApp(<ObraPage id={7} back={null} />)
  await screen.findByRole('heading', { level: 1, name: OBRA.nome })
}

test('says how the work stands, what it costs, who does it and when it was first promised', async () => {
  answering()
  await open()
  expect(screen.getByText(OBRA.resumo)).toBeTruthy()
  expect(screen.getByText('R$ 1.200,00')).toBeTruthy()
  const quando = within(
    screen.getByRole('heading', { name: 'Quando fica pronta' }).closest('section') as HTMLElement,
  )
  expect(quando.getByText('Deve terminar em')).toBeTruthy()
  expect(quando.getByText('30/11/2998')).toBeTruthy()
  expect(screen.getByText('CNPJ 11.222.333/0001-81')).toBeTruthy()
  expect(screen.getByText('Eng. Ana')).toBeTruthy()
  expect(screen.getByText('Edital · PDF, 1,2 MB · público desde 01/03/2998')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Antes da obra, 01/06/2998' })).toBeTruthy()
})

test('a work without contract, pictures and documents says so, and nothing of what is not there', async () => {
  answering({
    contratos: [],
    fotos: [],
    documentos: [],
    mudancas: [],
    situacao: 'nao_iniciada',
    fisico: null,
    contratado: null,
    medido: null,
    pago: null,
    fim: null,
  })
  await open()
  expect(screen.getByText('Ainda não há contrato assinado.')).toBeTruthy()
  expect(screen.getByText('Nada mudou até agora.')).toBeTruthy()
  for (const name of ['Fotos', 'Documentos']) expect(screen.queryByRole('heading', { name })).toBeNull()
  expect(screen.queryByText('Pago')).toBeNull()
})

test('one that is not there is told as such', async () => {
  server.current.answer(() =>
    Response.json({ Status: 'Error', Error: 'Obra não encontrada.' }, { status: 404 }),
  )
  renderApp(<ObraPage id={7} back={null} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Obra não encontrada' })).toBeTruthy()
})

test('is shared by the phone’s own means, or by its address', async () => {
  answering()
  await open()
  const user = userEvent.setup()
  const share = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
  expect(share).toHaveBeenCalledWith({ title: OBRA.nome, text: OBRA.resumo, url: OBRA.endereco_permanente })
  share.mockRejectedValueOnce(new Error('there is nobody to share with'))
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
  expect(await screen.findByText('O endereço da obra foi copiado.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(OBRA.endereco_permanente)
})

test('its code for the sign leads to its permanent address', async () => {
  answering()
  await open()
  await userEvent.setup().click(screen.getByRole('button', { name: 'QR para a placa da obra' }))
  expect(await screen.findByRole('img', { name: `QR da obra ${OBRA.nome}` })).toBeTruthy()
  expect(screen.getByLabelText('Endereço permanente')).toHaveProperty('value', OBRA.endereco_permanente)
})
