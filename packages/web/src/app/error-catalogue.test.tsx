import { FAMILIAS } from '@paco/domain/convenios/familias'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { AuditoriaModal } from '../aditivos/auditoria-modal.tsx'
import { HistoricoModal } from '../aditivos/historico-modal.tsx'
import { LancamentoCreateForm as BairroCreateForm } from '../bairros/lancamento-form.tsx'
import { LancamentosBairrosList } from '../bairros/lancamentos-list.tsx'
import { mirante } from '../convenios/convenios.testing.ts'
import { ConveniosList } from '../convenios/convenios-list.tsx'
import { PcaCreateForm } from '../pca/pca-form.tsx'
import { PcaList } from '../pca/pca-list.tsx'
import { FichaList as FichaProjetoList } from '../projetos/ficha/ficha-list.tsx'
import { ProjetoEditForm } from '../projetos/formulario/projeto-edit-form.tsx'
import { ProcessosList } from '../projetos/lista/processos-list.tsx'
import { RelacaoList } from '../projetos/lista/relacao-list.tsx'
import { person, projetoWith, semPessoas } from '../projetos/projeto.testing.ts'
import { CadastroScreen } from '../secretarias/cadastro-screen.tsx'
import { secretariaOptions } from '../secretarias/choices.ts'
import { FichaList as FichaSecretarioList } from '../secretarias/ficha-list.tsx'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { rowAction } from '../ui/test/row-menu.ts'
import { RegisterScreen } from '../usuarios/register-screen.tsx'
import { ConvenioEditScreen } from './screens/convenios/convenio-edit-screen.tsx'
import { PcaViewScreen } from './screens/pca/pca-view-screen.tsx'
import { ProjetoEditScreen } from './screens/projetos/projeto-edit-screen.tsx'
import { ViewProjetoScreen } from './screens/projetos/view-projeto-screen.tsx'

const server = fakeServerForEachTest()
const admin = person('admin', null)
const nothing = () => {}
const projeto = projetoWith({})

/** A refusal is one by its Status, whatever the HTTP status says. */
const REFUSED_BY = [403, 200]
let refusedBy = 403
/** The ways to fail: the server says no, the server is ill, nobody answers. */
const FAILURES = {
  refused: () => Response.json({ Status: 'Error', Error: 'Motivo do servidor.' }, { status: refusedBy }),
  missing: () => Response.json({ Status: 'Error', Error: 'Nada aqui.' }, { status: 404 }),
  ill: () => Response.json({ Status: 'Error', Error: 'Erro no servidor' }, { status: 500 }),
  silent: () => Promise.reject(new TypeError('fetch failed')),
}
type Failure = keyof typeof FAILURES

const lancamento = { ID: 7, Bairro: 'Centro', Descricao: 'Calçadas', Valor: 1 }
const ROWS: Readonly<Record<string, object>> = {
  '/api/projetosbairros': lancamento,
  '/api/conveniosdade': mirante,
  '/api/getprojetocompleto': projeto,
}
/** The lists; what stands around them may be missing. */
function rows({ path }: Received): Response {
  const headers = { 'X-Total-Count': '1', 'X-Somas': '{}' }
  if (path === '/api/pca') return Response.json([{ id: 7, objeto: 'Luvas', prioridade: 'Alta' }], { headers })
  const row = ROWS[path]
  return row ? Response.json({ Status: 'Success', Result: [row] }, { headers }) : FAILURES.refused()
}
beforeEach(() => server.current.answer(rows))

const failWrites = (failure: Failure) =>
  server.current.answer((request) => (request.method === 'GET' ? rows(request) : FAILURES[failure]()))

const lists = {
  'Lista de Processos': <ProcessosList who={null} secretarias={[]} primaryAction={null} />,
  'RELAÇÃO DE PROCESSOS': <RelacaoList who={admin} secretarias={[]} primaryAction={null} />,
  'Ficha do PROJETO': <FichaProjetoList who={null} links={null} />,
  'SECRETARIA E/OU ASSESSORIA': <FichaSecretarioList who={null} />,
  'Lançamentos por bairro': <LancamentosBairrosList who={admin} primaryAction={null} />,
  'Lista de PCA': <PcaList who={admin} />,
  Convênios: <ConveniosList familia={FAMILIAS[0]} who={admin} />,
} as const satisfies Record<string, ReactElement>
const records = {
  ...lists,
  'Alterar cronograma do PROJETO': <ProjetoEditScreen />,
  'Painel do projeto': <ViewProjetoScreen />,
  PCA: <PcaViewScreen />,
  'Editar convênio': <ConvenioEditScreen />,
  'Auditoria de Aditivos': <AuditoriaModal who={admin} projeto={projeto} onClose={nothing} />,
  'Solicitações de Aditivo': <HistoricoModal who={null} projeto={projeto} onClose={nothing} />,
} as const satisfies Record<string, ReactElement>

/** The words are there, whole: alone, or followed by the reason. */
const saysExactly = async (words: string) => expect((await screen.findAllByText(words))[0]).toBeTruthy()

describe.each(REFUSED_BY)('what cannot be loaded says so in the specification’s words (%d)', (status) => {
  beforeEach(() => {
    refusedBy = status
  })
  test.each([
    ['Lista de Processos', 'refused', 'Erro ao buscar dados'],
    ['Lista de Processos', 'silent', 'Erro na conexão com o servidor'],
    ['RELAÇÃO DE PROCESSOS', 'refused', 'Erro ao carregar dados'],
    ['RELAÇÃO DE PROCESSOS', 'silent', 'Erro na conexão com o servidor'],
    ['Ficha do PROJETO', 'refused', 'Error'],
    ['Ficha do PROJETO', 'silent', 'Error'],
    ['SECRETARIA E/OU ASSESSORIA', 'refused', 'Error'],
    ['SECRETARIA E/OU ASSESSORIA', 'ill', 'Error'],
    ['SECRETARIA E/OU ASSESSORIA', 'silent', 'Error'],
    ['Lançamentos por bairro', 'refused', 'Erro ao carregar dados'],
    ['Lançamentos por bairro', 'silent', 'Erro ao carregar dados'],
    ['Lista de PCA', 'ill', 'Erro no servidor'],
    ['Lista de PCA', 'silent', 'Erro no servidor'],
    ['Convênios', 'refused', 'Erro ao carregar dados do servidor'],
    ['Convênios', 'silent', 'Erro ao carregar dados do servidor'],
    ['Convênios', 'ill', 'Erro no servidor'],
    ['Alterar cronograma do PROJETO', 'missing', 'Projeto não encontrado'],
    ['Alterar cronograma do PROJETO', 'ill', 'Erro ao buscar o projeto'],
    ['Alterar cronograma do PROJETO', 'silent', 'Erro ao buscar o projeto'],
    ['Painel do projeto', 'missing', 'Projeto não encontrado'],
    ['Painel do projeto', 'silent', 'Erro ao carregar dados do projeto'],
    ['PCA', 'missing', 'Nada aqui.'],
    ['PCA', 'silent', 'Erro no servidor'],
    ['Editar convênio', 'refused', 'Erro ao carregar os dados do convênio'],
    ['Editar convênio', 'silent', 'Erro ao carregar convênio'],
    ['Auditoria de Aditivos', 'refused', 'Erro ao carregar aditivos pendentes.'],
    ['Auditoria de Aditivos', 'silent', 'Erro ao carregar aditivos pendentes.'],
    ['Solicitações de Aditivo', 'silent', 'Nenhuma Solicitação encontrada.'],
  ] as const)('%s, %s: %s', async (name, failure, words) => {
    server.current.answer(FAILURES[failure])
    await renderApp(records[name])
    await saysExactly(words)
  })

  test('with the way to try again', async () => {
    server.current.answer(FAILURES.ill)
    await renderApp(lists['SECRETARIA E/OU ASSESSORIA'])
    await saysExactly('Error')
    server.current.answer(() =>
      Response.json(
        { Status: 'Success', Result: [{ id: 1, nomesecretaria: 'Obras' }] },
        { headers: { 'X-Total-Count': '1' } },
      ),
    )
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Obras')).toBeTruthy()
  })
})

describe.each(REFUSED_BY)('what cannot be deleted (%d)', (status) => {
  beforeEach(() => {
    refusedBy = status
  })
  test.each([
    ['RELAÇÃO DE PROCESSOS', 'Excluir', 'refused', 'Erro ao excluir'],
    ['RELAÇÃO DE PROCESSOS', 'Excluir', 'silent', 'Erro ao excluir'],
    ['Lançamentos por bairro', 'Deletar', 'refused', 'Erro ao deletar o lançamento'],
    ['Lançamentos por bairro', 'Deletar', 'ill', 'Erro no servidor'],
    ['Lançamentos por bairro', 'Deletar', 'silent', 'Erro no servidor'],
    ['Lista de PCA', 'Deletar', 'refused', 'Erro ao deletar PCA'],
    ['Lista de PCA', 'Deletar', 'silent', 'Erro ao deletar PCA'],
    ['Convênios', 'Deletar', 'refused', 'Falha ao deletar o lançamento.'],
    ['Convênios', 'Deletar', 'silent', 'Erro ao deletar o convênio'],
  ] as const)('%s, %s, %s: %s', async (name, action, failure, words) => {
    const user = userEvent.setup()
    await renderApp(lists[name])
    await rowAction(action)
    failWrites(failure)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }))
    await saysExactly(words)
    // What stays above the list begins with the same words.
    const told = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
    expect(told.some((text) => text?.startsWith(words.replace(/\.$/, '')))).toBe(true)
  })
})

describe.each(REFUSED_BY)('what cannot be saved (%d)', (status) => {
  beforeEach(() => {
    refusedBy = status
  })
  const PCA = { Requisitante: 'Saúde', Prioridade: 'Alta', 'Data pretendida': '10/03/2026', Objeto: 'Luvas' }
  const PCA_MORE = { Justificativa: 'Consumo', 'Expectativa de consumo anual': '9', 'Valor preliminar': '1' }
  const BAIRRO = {
    Bairro: 'Centro',
    Zona: 'Sul',
    Descrição: 'Calçadas',
    Tipo: 'Obra',
    Fonte: '01',
    Valor: '1',
  }
  const CONTA = { Nome: 'Ana Souza', 'E-mail': 'ana@demo.local', Senha: 'uma senha bem minha' }
  const forms = {
    'Alterar cronograma do PROJETO': (
      <ProjetoEditForm
        pessoas={semPessoas}
        projeto={projeto}
        who={admin}
        secretarias={secretariaOptions}
        first="cronograma"
        loadFaltas={async () => []}
        onSaved={nothing}
      />
    ),
    'Adicionar Novo PCA': (
      <PcaCreateForm secretarias={secretariaOptions} onSaved={nothing} onCancel={nothing} />
    ),
    'Novo Lançamento': <BairroCreateForm onSaved={nothing} onCancel={nothing} />,
    'Cadastro das Secretarias': <CadastroScreen />,
    'Criar conta': <RegisterScreen />,
  }

  test.each([
    ['Alterar cronograma do PROJETO', {}, 'Alterar dados', 'refused', 'Erro ao atualizar o projeto.'],
    ['Alterar cronograma do PROJETO', {}, 'Alterar dados', 'silent', 'Erro ao atualizar o projeto.'],
    ['Adicionar Novo PCA', { ...PCA, ...PCA_MORE }, 'Salvar PCA', 'refused', 'Erro ao criar PCA'],
    ['Adicionar Novo PCA', { ...PCA, ...PCA_MORE }, 'Salvar PCA', 'ill', 'Erro no servidor'],
    ['Adicionar Novo PCA', { ...PCA, ...PCA_MORE }, 'Salvar PCA', 'silent', 'Erro no servidor'],
    ['Novo Lançamento', BAIRRO, 'Salvar PCA', 'refused', 'Erro ao criar Projeto'],
    ['Novo Lançamento', BAIRRO, 'Salvar PCA', 'silent', 'Erro ao criar Projeto'],
    [
      'Cadastro das Secretarias',
      { 'Nome da secretaria': 'Obras' },
      'Cadastrar',
      'refused',
      'Erro no cadastro',
    ],
    [
      'Cadastro das Secretarias',
      { 'Nome da secretaria': 'Obras' },
      'Cadastrar',
      'silent',
      'Erro no cadastro',
    ],
    ['Criar conta', CONTA, 'Criar conta', 'refused', 'Erro ao criar conta. Tente novamente.'],
    ['Criar conta', CONTA, 'Criar conta', 'silent', 'Erro ao criar conta. Tente novamente.'],
  ] as const)('%s with %o: %s, %s: %s', async (name, typed, button, failure, words) => {
    failWrites(failure)
    const user = userEvent.setup()
    await renderApp(forms[name])
    for (const [label, text] of Object.entries(typed)) {
      // A star may stand behind the label.
      const [field] = await screen.findAllByLabelText(new RegExp(`^${label}\\s*\\*?$`))
      if (field) await user.type(field, text)
    }
    await user.click(screen.getByRole('button', { name: button }))
    await saysExactly(words)
  })
})
