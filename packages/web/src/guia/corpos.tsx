import type { Guia } from '@paco/domain/guia/guia'
import type { Passo, PassoDito } from '@paco/domain/guia/passo'
import type { ComponentType } from 'react'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import words from '../ui/theme/words.module.css'
import { CidadePasso } from './cidade-passo.tsx'
import { PessoasPasso } from './pessoas-passo.tsx'
import { SecretariasPasso } from './secretarias-passo.tsx'

export interface CorpoProps {
  guia: Guia
  passo: PassoDito
}

const BrasaoPasso = () => (
  <>
    <p className={words.below12}>O brasão, o nome do órgão e a cor do cabeçalho ficam nas configurações.</p>
    <ButtonLink to={PATHS.configuracoes} variant="default">
      Abrir as configurações
    </ButtonLink>
  </>
)

const ImportacaoPasso = ({ guia }: CorpoProps) => {
  const semSecretaria = guia.passos.some(
    ({ chave, situacao }) => chave === 'secretarias' && situacao !== 'feito',
  )
  if (semSecretaria)
    return <p>Todo projeto é de uma secretaria: cadastre a primeira no passo das secretarias.</p>
  return (
    <>
      <p className={words.below12}>
        Da planilha, cada coluna é reconhecida e conferida antes; nada é gravado sem confirmação, e a
        importação pode ser desfeita.
      </p>
      <div className={`${words.wrap} ${words.gap8}`}>
        <ButtonLink to={PATHS.importar} search={{ lista: 'processos' }}>
          Importar uma planilha
        </ButtonLink>
        <ButtonLink to={PATHS.createProjeto} variant="default">
          Cadastrar um projeto
        </ButtonLink>
      </div>
    </>
  )
}

function PublicaPasso({ guia: { publica } }: CorpoProps) {
  if (!publica) return <p>A página aparece aqui assim que houver um projeto.</p>
  return (
    <>
      <p className={words.below12}>
        <strong>{publica.nome}</strong> já pode ser lido por qualquer pessoa. Os projetos de obra têm uma
        página própria, feita para o cidadão: basta dizer, no projeto, que a natureza é obra.
      </p>
      <CopyField
        label="Endereço da página"
        value={`${window.location.origin}${publica.endereco}`}
        what="O endereço"
      />
      <div className={`${words.wrap} ${words.gap8} ${words.above12}`}>
        <ButtonLink to={publica.endereco as never} target="_blank">
          Abrir a página
        </ButtonLink>
        <ButtonLink to={PATHS.transparencia} variant="default">
          Ver o portal da transparência
        </ButtonLink>
      </div>
    </>
  )
}

/** What there is to do in each step. */
export const CORPOS: Readonly<Record<Passo, ComponentType<CorpoProps>>> = {
  cidade: CidadePasso,
  brasao: BrasaoPasso,
  secretarias: SecretariasPasso,
  pessoas: PessoasPasso,
  importacao: ImportacaoPasso,
  publica: PublicaPasso,
}
