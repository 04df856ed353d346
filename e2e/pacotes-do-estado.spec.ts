import { ADMIN, call, loginAt, startServer, temporaryFolder } from './server-process.ts'
import { expect, expectAccessible, test } from './support.ts'

test('a city of another state loads its court, and measures itself by another year’s matrix', async ({
  page,
}) => {
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path, CIDADE: '' })
  try {
    const token = await loginAt(server)
    await call(
      server,
      'PUT',
      '/api/cidade',
      { nome: 'Ouro Preto', uf: 'MG', ibge: '3146107', tribunal: 'tce-mg' },
      token,
    )
    const { Token, Role, User } = (await call(server, 'POST', '/api/login', ADMIN)).body
    await page.addInitScript((values) => Object.assign(localStorage, values), {
      Token,
      UserRole: Role,
      UserSecretariaId: 'null',
      UserName: User.name,
      UserId: String(User.id),
    })

    await test.step('the pack of its state brings the name of its court', async () => {
      await page.goto(`${server.url}/pacotes`)
      await page.getByRole('button', { name: 'Conferir Estado de Minas Gerais' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('1 novo, 0 iguais, 0 diferentes.')
      await dialog.getByRole('button', { name: 'Carregar' }).click()
      await expect(page.getByText('1 registro criado.')).toBeVisible()
    })

    await test.step('what it does not know is said in the settings, and told where it is due', async () => {
      await page.goto(`${server.url}/configuracoes`)
      const form = page.getByRole('form', { name: 'Tribunal de contas' })
      await expect(form.getByLabel(/^Nome/)).toHaveValue('Tribunal de Contas do Estado de Minas Gerais')
      await form.getByLabel(/^Prazo da remessa/).fill('30')
      await form.getByRole('button', { name: 'Salvar' }).click()
      await expect(page.getByText('Tribunal de contas salvo.')).toBeVisible()
      await expectAccessible(page)
      await page.goto(`${server.url}/relatorios/obras-tce`)
      await expect(page.getByText(/Prazo da remessa: até/)).toBeVisible()
    })

    await test.step('another year has one criterion, which nobody measures', async () => {
      const criterio = {
        ciclo: 2031,
        codigo: '18.7',
        dimensao: 'Inteligência artificial',
        titulo: 'Sistemas que decidem',
        classificacao: 'obrigatoria',
        peso: 1.5,
        verificacoes: ['disponibilidade'],
      }
      const pacote = { chave: 'pntp-2031', nivel: 'brasil', nome: 'PNTP 2031', descricao: 'Inventado.' }
      await call(server, 'POST', '/api/pacotes', { ...pacote, criterios: [criterio] }, token)
      await call(server, 'POST', '/api/pacotes/pntp-2031/carregar', {}, token)
      await page.goto(`${server.url}/conformidade`)
      await expect(page.getByText(/PNTP 2031/)).toBeVisible()
      await expect(page.getByRole('heading', { name: '18.7 Sistemas que decidem' })).toBeVisible()
      await expect(page.getByText('Verifique à mão', { exact: true })).toBeVisible()
      await expectAccessible(page)
    })
  } finally {
    await server.stop('SIGTERM')
    folder.remove()
  }
})
