import {
  test as base,
  expect,
  expectAccessible,
  goAfresh,
  type Person,
  programShown,
  lookingTest as test,
} from './support.ts'

/** The demo city has a plan of its own day's year. */
const ANO = new Date().getFullYear()

/** The first project of the demonstration. */
const PROJETO = 'Cozinhas escolares e alimentação saudável'

/** Every screen, with who may open it and the heading that shows it is there. */
const SCREENS: [path: string, heading: string, person?: Person][] = [
  ['/', 'ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA'],
  ['/folhapagamento', 'Pesquisa Estruturada'],
  ['/gantt2', 'Valor'],
  ['/graficobarra', 'Painel de Processos'],
  ['/execucao', 'Execução financeira'],
  ['/execucao?id_secretaria=12', 'Execução financeira', 'obras'],
  ['/grafico?id_secretaria=12&ano=2026&prazo=90', 'Painel de Processos', 'visitante'],
  ['/login', 'Login Administrativo'],
  ['/register', 'Criar conta'],
  ['/convite#desconhecido', 'Convite'],
  ['/esqueci-senha', 'Esqueci minha senha'],
  ['/senha#desconhecido', 'Escolher outra senha'],
  ['/entrar#desconhecido', 'Entrando'],
  ['/avisos/sair?codigo=desconhecido', 'Não receber mais e-mails'],
  ['/fichasecretario', 'SECRETARIA E/OU ASSESSORIA'],
  ['/viewprojetocompleto/1', PROJETO],
  ['/viewprojetocompleto/12', 'Calçadas acessíveis - Centro'],
  ['/estatisticasprojeto/1', PROJETO],
  ['/detalhesexecucao/1', PROJETO, 'admin'],
  ['/viewprojetocompleto/1/contratos', PROJETO, 'admin'],
  ['/viewprojetocompleto/1/aditivos', PROJETO, 'admin'],
  ['/viewprojetocompleto/1/historico', PROJETO, 'admin'],
  ['/Gantt3/1', PROJETO],
  ['/Gantt4/1', PROJETO],
  ['/gantt4', 'Linha do tempo'],
  ['/mapa', 'Mapa de projetos'],
  ['/mapa?projeto=5', 'Mapa de projetos', 'admin'],
  ['/mapa?posicionar=5', 'Mapa de projetos', 'admin'],
  ['/mapa?lista=sem-localizacao', 'Mapa de projetos', 'obras'],
  ['/viewprojetocompleto/1', PROJETO, 'admin'],
  ['/nao-existe', 'Página não encontrada'],
  ['/', 'ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA', 'admin'],
  ['/conta', 'Minha conta', 'visitante'],
  ['/usuarios', 'Usuários', 'admin'],
  ['/usuarios/novo', 'Novo usuário', 'admin'],
  ['/usuarios/2', 'Helena Prado', 'admin'],
  ['/secretaria', 'Cadastro das Secretarias', 'admin'],
  ['/editsecretaria/12', 'Alterar dados', 'admin'],
  ['/perfil', 'Conheça o Secretário'],
  ['/perfil?secretaria=12', 'Conheça o Secretário', 'admin'],
  ['/inicio', 'Início', 'obras'],
  ['/inicio', 'Início', 'auditor'],
  ['/inicio', 'Início', 'admin'],
  ['/prazos', 'Prazos', 'obras'],
  ['/prazos?mes=2026-11', 'Prazos', 'admin'],
  ['/avisos', 'Avisos', 'obras'],
  ['/mudancas', 'O que mudou na semana', 'admin'],
  ['/prazos?tipo=convenio&faixa=30', 'Prazos', 'admin'],
  ['/prazos?tipo=legal', 'Prazos', 'admin'],
  ['/conformidade', 'Conformidade', 'admin'],
  ['/conformidade', 'Conformidade', 'auditor'],
  ['/relatorios/obras-tce', 'Obras para o Tribunal de Contas', 'admin'],
  ['/auditoria', 'Auditoria', 'auditor'],
  ['/aditivos?status=pendente', 'Aditivos', 'auditor'],
  ['/viewprojetocompleto/1', PROJETO, 'auditor'],
  ['/projetocompleto', 'Lista de Processos', 'obras'],
  ['/employee', 'RELAÇÃO DE PROCESSOS', 'obras'],
  ['/create', 'ADICIONAR UM NOVO PROJETO', 'obras'],
  ['/editprojetocompleto/1', 'Alterar cronograma do PROJETO', 'admin'],
  ['/editemployee/1', 'Alterar dados do PROJETO', 'admin'],
  ['/fichaprojeto', 'Ficha do PROJETO', 'admin'],
  ['/legado', 'Lista antiga de projetos', 'admin'],
  ['/orcamento', 'Lista de Lançamentos Orçamentários', 'obras'],
  ['/contratos', 'Contratos', 'obras'],
  ['/contratos/1', 'Contrato'],
  ['/contratos/novo', 'Novo contrato', 'obras'],
  ['/emendas?esfera=federal', 'Emendas', 'obras'],
  ['/emendas/1', 'Emenda 40120003/'],
  ['/emendas/nova', 'Nova emenda', 'obras'],
  ['/editemenda/1', 'Alterar Emenda', 'admin'],
  ['/addorcamento', 'Adicionar Novo Lançamento Orçamentário', 'obras'],
  ['/editorcamento/2', 'Alterar Lançamento Orçamentário', 'admin'],
  ['/opcoesorcamento', 'Opções do orçamento', 'admin'],
  ['/opcoesorcamento/nova', 'Nova opção do orçamento', 'admin'],
  ['/opcoesorcamento/3', 'Opção 02.07', 'admin'],
  ['/calendario', 'Calendário da cidade'],
  ['/calendario', 'Calendário da cidade', 'admin'],
  ['/calendario/novo', 'Novo feriado', 'admin'],
  ['/calendario/11', 'Natal', 'admin'],
  ['/listapca?prioridade=Alta&de=2026-01-01', 'Lista de PCA', 'admin'],
  ['/viewpca/1', 'PCA 1', 'auditor'],
  [`/pca/plano/${ANO}`, `Plano de contratações de ${ANO}`, 'admin'],
  ['/pca/demandas/nova', 'Nova demanda', 'obras'],
  ['/addpca', 'Adicionar Novo PCA', 'admin'],
  ['/editpca/1', 'Editar PCA', 'admin'],
  ['/projetosbairros?Zona=Sul', 'Lista de Lançamentos Orçamentários', 'admin'],
  ['/addprojetobairro', 'Novo Lançamento', 'admin'],
  ['/editprojetobairro/1', 'Editar Lançamento', 'admin'],
  ['/convenios', 'Convênios'],
  ['/conveniosfinisa', 'Convênios FINISA'],
  ['/conveniosfederal?vigencia=vencida', 'Convênios FEDERAL', 'admin'],
  ['/conveniossempapel', 'Convênios SEM PAPEL', 'visitante'],
  ['/addconveniosestadual', 'Novo convênio ESTADUAL', 'admin'],
  ['/editconveniofederal/1', 'Editar convênio FEDERAL', 'admin'],
  ['/ajuda', 'Ajuda'],
  ['/verificar', 'Verificar documento'],
  ['/dados', 'Dados abertos'],
  ['/transparencia/obras/12', 'Calçadas acessíveis - Centro'],
  ['/transparencia/obras/999999', 'Obra não encontrada'],
  ['/transparencia/perto', 'Obras perto de você'],
  ['/transparencia', 'Transparência'],
  ['/transparencia/obras', 'Obras públicas'],
  ['/transparencia/obras?situacao=paralisada', 'Obras paralisadas'],
  ['/transparencia/contratos?ano=2026', 'Contratos assinados'],
  ['/transparencia/fiscais', 'Fiscais de contratos'],
  ['/transparencia/pca', 'Plano de contratações'],
  [`/pca/${ANO}`, `Plano de contratações de ${ANO}`],
  ['/projetocompleto', 'Lista de Processos'],
  ['/contratos', 'Contratos'],
  ['/medicoes/1', 'Boletim nº 1'],
  ['/emendas', 'Emendas'],
  ['/transparencia/convenios?familia=federal', 'Convênios e transferências'],
  ['/transparencia/emendas', 'Emendas parlamentares'],
  ['/transparencia/dotacoes', 'Dotações orçamentárias'],
  ['/privacidade', 'Privacidade'],
  ['/acessibilidade', 'Acessibilidade'],
  ['/mapa-do-site', 'Mapa do site'],
  ['/lixeira', 'Lixeira', 'admin'],
  ['/importacoes', 'Importações', 'obras'],
  ['/importar?lista=processos', 'Importar planilha', 'obras'],
  ['/lote?lista=processos', 'Editar em lote', 'obras'],
  ['/etapas/semana', 'Etapas desta semana', 'obras'],
  ['/checklist', 'Documentos por etapa', 'admin'],
  ['/armazenamento', 'Armazenamento de arquivos', 'admin'],
  ['/primeiros-passos', 'Primeiros passos', 'admin'],
  ['/configuracoes', 'Configurações da cidade', 'admin'],
  ['/pacotes', 'Pacotes de dados', 'admin'],
  ['/sistema', 'Sistema', 'admin'],
  ['/bairros', 'Bairros', 'admin'],
  ['/documentos/6', 'Encerramento e monitoramento do antigo aterro', 'admin'],
  ['/documentos/6', 'Encerramento e monitoramento do antigo aterro'],
  ['/diario/70', 'Diário de obra'],
  ['/aditivos/3', 'Aditivo de valor', 'auditor'],
]

const VIEWS = [
  { width: 1440, height: 900, colorScheme: 'light', contrast: 'no-preference' },
  { width: 390, height: 844, colorScheme: 'dark', contrast: 'no-preference' },
] as const

/** A window of 1280 pixels at four times the size, in high contrast: for every page that anyone may open. */
const ENLARGED = { width: 320, height: 640, colorScheme: 'light', contrast: 'more' } as const

// Many independent pages in one file: all workers take their share.
test.describe.configure({ mode: 'parallel' })

for (const [path, heading, person] of SCREENS) {
  test.describe(`as ${person ?? 'anyone'}`, () => {
    test.use({ person })
    test(`${path} is accessible and fits, wide and narrow, in each theme`, async ({ page }) => {
      await goAfresh(page, path)
      for (const { width, height, colorScheme, contrast } of person ? VIEWS : [...VIEWS, ENLARGED]) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce' })
        await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeAttached()
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
    })
  })
}

base('the description of the interface is readable', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/api/login').first()).toBeVisible()
  await page.locator('details').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectAccessible(page)
})

base('skip links lead to content, menu, search and footer', async ({ page }) => {
  await page.goto('/fichasecretario')
  await programShown(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Alt+3')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Alt+4')
  await expect(page.getByRole('contentinfo')).toBeFocused()
})

base('the bar comes first; what is chosen there stays when the page is loaded anew', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Acessibilidade' })
  await page.getByRole('button', { name: 'Alto contraste' }).click()
  await page.getByRole('button', { name: 'A+: aumentar a letra' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveCSS('font-size', '20px')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(bar.getByRole('button', { name: 'Alto contraste', pressed: true })).toBeVisible()
  await bar.getByRole('button', { name: 'A: letra no tamanho normal' }).click()
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
})
