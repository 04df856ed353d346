import type { Catalogo } from '@paco/domain/dados/contract'
import { LICENCAS } from '@paco/domain/dados/publicacao'
import { provisorio, regrasDeUso, SOBRE_OC4IDS } from '@paco/domain/dados/regras'
import { formatInstant } from '@paco/domain/shared/days'
import { SOBRE } from '@paco/domain/shared/sobre'
import { useQuery } from '@tanstack/react-query'
import { Declaradas } from '../declaracoes/declaradas.tsx'
import { hoje } from '../http/hoje.ts'
import { Card } from '../ui/card.tsx'
import facts from '../ui/data/facts.module.css'
import { Notice } from '../ui/notice.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Frases } from '../ui/texto.tsx'
import words from '../ui/theme/words.module.css'
import { useGrowing } from '../ui/use-growing.ts'
import { catalogoQuery } from './catalogo-query.ts'
import { ArquivoLink, ConjuntoItem } from './conjunto-item.tsx'
import classes from './dados.module.css'

const told = (instant: string | null) => (instant === null ? '-' : formatInstant(instant))

/** What everyone needs to know before they take something along. */
function Resumo({ publicador, licenca, conjuntos, oc4ids_atualizado_em }: Catalogo) {
  const { nome, url } = LICENCAS[licenca]
  const instants = [...conjuntos.map(({ atualizado_em }) => atualizado_em), oc4ids_atualizado_em]
  const last = instants.reduce((one, other) => ((other ?? '') > (one ?? '') ? other : one), null)
  return (
    <Card>
      <dl className={facts.facts}>
        <div>
          <dt className={words.muted}>Quem publica</dt>
          <dd>{publicador}</dd>
        </div>
        <div>
          <dt className={words.muted}>Atualizado em</dt>
          <dd>{told(last)}</dd>
        </div>
        <div>
          <dt className={words.muted}>Licença</dt>
          <dd>
            <a href={url} rel="license noopener noreferrer" target="_blank">
              {nome}
            </a>
          </dd>
        </div>
        <div>
          <dt className={words.muted}>Catálogo para programas</dt>
          <dd>
            <a href="/api/dados/datapackage.json">datapackage.json</a> · <a href="/api/docs">chamadas</a>
          </dd>
        </div>
      </dl>
    </Card>
  )
}

/** So many sets at a time; who comes for one of them gets all at once. */
const STEP = 3

function Conjuntos({ conjuntos }: Catalogo) {
  const total = conjuntos.length
  const there = useGrowing(total, window.location.hash === '' ? STEP : total, STEP)
  return (
    <ul>
      {conjuntos.slice(0, there).map((conjunto) => (
        <ConjuntoItem key={conjunto.nome} {...conjunto} />
      ))}
    </ul>
  )
}

function Oc4ids({ prefixo, provisorio: isProvisorio, oc4ids_atualizado_em }: Catalogo) {
  return (
    <Card
      title="Obras no padrão internacional"
      lead={`OC4IDS 0.9.5, da Open Contracting Partnership. Atualizado em ${told(oc4ids_atualizado_em)}`}
    >
      <p>
        <Frases frase={SOBRE_OC4IDS} />
      </p>
      <div className={`${words.wrap} ${words.gap8} ${words.above12}`}>
        <ArquivoLink
          rotulo="Todas as obras"
          sobre="em JSON"
          href="/api/dados/oc4ids.json"
          de="obras no padrão OC4IDS"
        />
      </div>
      {isProvisorio && (
        <div className={words.above12}>
          <Notice tone="info">
            <Frases frase={provisorio(prefixo)} />
          </Notice>
        </div>
      )}
    </Card>
  )
}

const Regras = (catalogo: Catalogo) => (
  <Card title="Regras de uso">
    <ul className={classes.rules}>
      {regrasDeUso(catalogo, hoje()).map((frase) => (
        <li key={JSON.stringify(frase)}>
          <Frases frase={frase} />
        </li>
      ))}
    </ul>
  </Card>
)

/** '/dados': what everyone may take along, under which rules. */
export function DadosPage() {
  const { data, error, refetch } = useQuery(catalogoQuery)
  return (
    <div className={classes.page}>
      <PageHeader title="Dados abertos" about={SOBRE.dados} />
      {data ? (
        <div className={classes.parts}>
          <Resumo {...data} />
          <Oc4ids {...data} />
          <Card
            title="Conjuntos de dados"
            lead={`${data.conjuntos.length} conjuntos, cada um inteiro em um arquivo`}
            long
          >
            <Conjuntos {...data} />
          </Card>
          <Declaradas />
          <Regras {...data} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} label="Carregando os dados abertos…" />
      )}
    </div>
  )
}
