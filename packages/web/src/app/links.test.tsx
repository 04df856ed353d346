import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mirante } from '../convenios/convenios.testing.ts'
import { lancamentoWith } from '../orcamento/lancamento.testing.ts'
import { projetoWith } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { come, openApp } from './test/open-app.tsx'

const server = fakeServerForEachTest()
const pca = { id: 7, requisitante: 'Saúde', objeto: 'Luvas', justificativa: 'Uso', prioridade: 'Alta' }
const rowOf = (path: string) => {
  if (path.startsWith('/api/getprojetocompleto')) return projetoWith({ id: 7 })
  if (path === '/api/orcamento') return lancamentoWith({ id: 7 })
  if (path === '/api/pca') return pca
  if (path === '/api/projetosbairros') return { ID: 7, Bairro: 'Centro', Descricao: 'Calçadas', Valor: 1 }
  if (path === '/api/getSecretaria') return { id: 7, nomesecretaria: 'Obras', tipo: 'secretaria' }
  return { ...mirante, projeto: mirante.objeto }
}
const LISTS =
  /^\/api\/(getprojetocompleto|orcamento|pca|projetosbairros|getSecretaria|convenios(?:dade|estadual|federal|finisa|sempapel))$/
beforeEach(() =>
  server.current.answer(({ path }: Received) => {
    if (path === '/api/pca') return Response.json([pca], { headers: { 'X-Total-Count': '1' } })
    if (LISTS.test(path))
      return Response.json(
        { Status: 'Success', Result: [rowOf(path)] },
        { headers: { 'X-Total-Count': '1', 'X-Somas': '{}' } },
      )
    // What stands around the rows may be missing; the links are all that is looked at.
    return Response.json({ Status: 'Error', Error: 'Nada.' }, { status: 403 })
  }),
)

/** Where each list's links lead, by the specification's table of routes. */
test.each([
  ['/projetocompleto', 'Adicionar Projeto', '/createprojetocompleto'],
  ['/employee', 'Adicionar Projeto', '/create'],
  ['/employee', 'Dashboard', '/'],
  ['/fichaprojeto', 'Dashboard', '/'],
  ['/fichaprojeto', 'Relação de processos', '/employee'],
  ['/orcamento', 'Adicionar lançamento', '/addorcamento'],
  ['/listapca', 'Adicionar PCA', '/addpca'],
  ['/projetosbairros', '+ Novo Lançamento', '/addprojetobairro'],
  ['/projetosbairros', 'Voltar', '/'],
  ['/fichasecretario', 'Cadastrar secretaria', '/secretaria'],
  ['/fichasecretario', 'Perfil Secretário', '/perfil'],
  ['/secretaria', 'Relação Secretarias', '/fichasecretario'],
  ['/secretaria', 'Perfil Secretário', '/perfil'],
  ['/conveniosdade', 'Novo convênio', '/addconveniosdade'],
  ['/conveniosestadual', 'Novo convênio', '/addconveniosestadual'],
  ['/conveniosfederal', 'Novo convênio', '/addconveniosfederal'],
  ['/conveniosfinisa', 'Novo convênio', '/addconveniosfinisa'],
  ['/conveniossempapel', 'Novo convênio', '/addconveniossempapel'],
])('%s: %s leads to %s', async (path, name, href) => {
  come('admin')
  await openApp(path)
  const [link] = await screen.findAllByRole('link', { name })
  expect(link?.getAttribute('href')).toBe(href)
})

/** And those of a row's menu. */
test.each([
  ['/projetocompleto', 'Visualizar', '/viewprojetocompleto/7'],
  ['/projetocompleto', 'Gantt', '/Gantt3/7'],
  ['/projetocompleto', 'Editar', '/editprojetocompleto/7'],
  ['/employee', 'Editar', '/editprojetocompleto/7'],
  ['/fichasecretario', 'Editar', '/editsecretaria/7'],
  ['/legado', 'Editar', '/editemployee/7'],
  ['/listapca', 'Ver', '/viewpca/7'],
  ['/listapca', 'Editar', '/editpca/7'],
  ['/conveniosdade', 'Editar', '/editconveniosdade/7'],
  ['/conveniosestadual', 'Editar', '/addconveniosestadual/7'],
  ['/conveniosfederal', 'Editar', '/editconveniofederal/7'],
  ['/conveniosfinisa', 'Editar', '/editconveniofinisa/7'],
  ['/conveniossempapel', 'Editar', '/editconveniossempapel/7'],
])('%s, in a row: %s leads to %s', async (path, name, href) => {
  come('admin')
  await openApp(path)
  const words = await screen.findAllByRole('link', { name })
  expect(words.find((one) => one.closest('[data-part="actions"]'))?.getAttribute('href')).toBe(href)
})
