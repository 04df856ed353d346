import { FAMILIAS } from '../domain/src/convenios/familias.ts'

const PROJETO = '/api/getprojetocompleto/@id'
const PROJETOS = '/api/getprojetocompleto?pagina=1&limite=25'

/** What the screen of a path asks for first: open to all, and asked for by `early.js` before its program is here. */
export const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
  index: ['/api/painel'],
  gantt2: ['/api/painel'],
  folhapagamento: ['/api/painel'],
  graficobarra: ['/api/painel/processos'],
  mapa: ['/api/coordenadas'],
  gantt4: ['/api/getprojetocompleto?limite=1000'],
  projetocompleto: [PROJETOS],
  employee: [PROJETOS],
  fichaprojeto: [PROJETOS],
  legado: [PROJETOS],
  'editemployee@id': [PROJETO],
  'editprojetocompleto@id': [PROJETO],
  'viewprojetocompleto@id': [PROJETO],
  'estatisticasprojeto@id': [PROJETO],
  'gantt3@id': [PROJETO],
  'gantt4@id': [PROJETO],
  'detalhesexecucao@id': [PROJETO, '/api/servicos/@id'],
  orcamento: ['/api/orcamento?pagina=1&limite=25'],
  projetosbairros: ['/api/projetosbairros?pagina=1&limite=25', '/api/projetosbairros/resumo'],
  listapca: ['/api/pca?pagina=1&limite=25', '/api/pca/resumo'],
  'viewpca@id': ['/api/pca/@id'],
  'editpca@id': ['/api/pca/@id'],
  fichasecretario: ['/api/getSecretaria?pagina=1&limite=25'],
  perfil: ['/api/getSecretaria?ordem=nomesecretaria'],
  'editsecretaria@id': ['/api/getsecret/@id'],
  ...Object.fromEntries(
    FAMILIAS.flatMap(({ key }) => [
      [`convenios${key}`, [`/api/convenios${key}?pagina=1&limite=25`]],
      ...[`addconvenios${key}@id`, `editconvenio${key}@id`, `editconvenios${key}@id`].map((path) => [
        path,
        [`/api/convenios${key}/@id`],
      ]),
    ]),
  ),
}
