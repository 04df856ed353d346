import { cidadeAtual } from '../../cidade/atual.ts'
import { codigoOf } from '../../cidade/nomes.ts'
import { LICENCAS, type Publicacao, publicador } from '../publicacao.ts'

/** Only the major and the minor number are said. */
export const VERSAO = '0.9'

/** What a package of works says of itself, without the works. It is published when something last changed, not when it is fetched. */
export const pacoteOf = ({ licenca, endereco }: Publicacao, caminho: string, publicado: string) => ({
  uri: `${endereco}${caminho}`,
  publishedDate: publicado,
  version: VERSAO,
  publisher: { name: publicador(), scheme: 'BR-IBGE', uid: codigoOf(cidadeAtual()), uri: endereco },
  license: LICENCAS[licenca].url,
  publicationPolicy: `${endereco}/dados`,
})
