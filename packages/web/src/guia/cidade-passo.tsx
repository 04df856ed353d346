import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { identificacaoFields } from '../cidade/cidade-fields.ts'
import { CidadeForm } from '../cidade/cidade-form.tsx'
import { cidadeQuery } from '../cidade/queries.ts'
import { pacotesQuery } from '../pacotes/queries.ts'
import { PATHS } from '../paths.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import type { CorpoProps } from './corpos.tsx'
import classes from './guia.module.css'
import { PacoteBotao } from './pacote-botao.tsx'

/** The country's codes and holidays, and those of the state where there is a pack of it. */
function Pacotes({ uf }: { uf: string }) {
  const { data } = useQuery(pacotesQuery)
  const offered = data?.pacotes.filter(({ chave }) => chave === 'brasil' || chave === uf) ?? []
  return (
    <section aria-label="Códigos e feriados">
      <h3>Códigos do orçamento, feriados e tribunal de contas</h3>
      <p className={`${shared.note} ${words.below8}`}>
        Os nacionais vieram com o sistema.{' '}
        {offered.some(({ chave }) => chave === uf)
          ? 'Os do estado se carregam daqui; antes se vê o que entra.'
          : `De ${uf} ainda não há pacote: cadastre ou importe os códigos quando precisar.`}{' '}
        <Link to={PATHS.pacotes}>Todos os pacotes</Link>
      </p>
      <div className={`${words.wrap} ${words.gap8}`}>
        {offered.map((pacote) => (
          <PacoteBotao key={pacote.chave} pacote={pacote}>
            {`Conferir ${pacote.nome}`}
          </PacoteBotao>
        ))}
      </div>
    </section>
  )
}

/** As in the settings, though here the name is what one came for. */
const FIELDS = identificacaoFields.map((field) =>
  field.name === 'nome' ? { ...field, required: true } : field,
)

/** Whose system it is, picked from all municipalities. */
export function CidadePasso({ guia: { uf }, passo }: CorpoProps) {
  const { data: cidade, error, refetch } = useQuery(cidadeQuery)
  if (error && !cidade) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!cidade) return <Skeleton lines={4} label="Carregando a cidade…" />
  return (
    <div className={classes.ways}>
      <CidadeForm label="Cidade" draftKey="guia/cidade" fields={FIELDS} cidade={cidade} />
      {passo.situacao === 'feito' && uf && <Pacotes uf={uf} />}
    </div>
  )
}
