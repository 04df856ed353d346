import { LICENCAS, MUNICIPIO, PUBLICADOR, type Publicacao } from '../publicacao.ts'

/** Only the major and the minor number are said. */
export const VERSAO = '0.9'

/** What a package of works says of itself, without the works. It is published when something last changed, not when it is fetched. */
export const pacoteOf = ({ licenca, endereco }: Publicacao, caminho: string, publicado: string) => ({
  uri: `${endereco}${caminho}`,
  publishedDate: publicado,
  version: VERSAO,
  publisher: { name: PUBLICADOR, scheme: 'BR-IBGE', uid: MUNICIPIO.ibge, uri: endereco },
  license: LICENCAS[licenca].url,
  publicationPolicy: `${endereco}/dados`,
})
