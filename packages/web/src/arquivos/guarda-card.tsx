import { formatTamanho, MAX_ARQUIVO, MAX_POR_HORA } from '@paco/domain/arquivos/arquivo'
import { GUARDA_TEXTO, type Uso } from '@paco/domain/arquivos/uso'
import { formatNumber } from '@paco/domain/shared/formats'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { MOST_FILES } from '../ui/upload/state.ts'

const counted = (count: number) => `${formatNumber(count)} ${count === 1 ? 'arquivo' : 'arquivos'}`
const sized = ({ arquivos, bytes }: Uso['sem_uso']) => `${counted(arquivos)}, ${formatTamanho(bytes)}`

/** Where the bytes are. */
export function GuardaCard({ uso: { guarda, guardas, ausentes } }: { uso: Uso }) {
  const elsewhere = guardas.some((one) => one.guarda !== guarda)
  return (
    <Card title="Onde ficam">
      <dl className={lists.columns} data-folds>
        <dt>Arquivos novos</dt>
        <dd>{GUARDA_TEXTO[guarda]}</dd>
        {elsewhere
          ? guardas.map((one) => [
              <dt key={one.guarda}>{GUARDA_TEXTO[one.guarda]}</dt>,
              <dd key={`${one.guarda} dd`}>{sized(one)}</dd>,
            ])
          : null}
        {ausentes > 0 ? (
          <>
            <dt>Sem conteúdo</dt>
            <dd>
              {counted(ausentes)}: o backup restaurado veio sem {ausentes === 1 ? 'ele' : 'eles'}. Enviado de
              novo, o mesmo arquivo volta a abrir.
            </dd>
          </>
        ) : null}
      </dl>
    </Card>
  )
}

/** What goes by itself, and when. */
export function LimpezaCard({ uso: { sem_uso, em_envio, restos } }: { uso: Uso }) {
  const nothing = sem_uso.arquivos === 0 && em_envio === 0 && restos === 0
  return (
    <Card title="A limpar" lead="O sistema limpa sozinho, de hora em hora.">
      {nothing ? (
        <p className={words.muted}>Nada espera limpeza.</p>
      ) : (
        <dl className={lists.columns} data-folds>
          <dt>Sem registro</dt>
          <dd>
            {sized(sem_uso)}
            <span className={`${shared.note} ${words.block}`}>
              Enviados, mas ainda fora de qualquer documento: saem depois de uma hora; os enviados em partes,
              depois de um dia.
            </span>
          </dd>
          <dt>A caminho</dt>
          <dd>
            {formatTamanho(em_envio)}
            <span className={`${shared.note} ${words.block}`}>
              Um envio interrompido pode continuar por um dia.
            </span>
          </dd>
          {restos > 0 ? (
            <>
              <dt>Sobras fora do banco</dt>
              <dd>{counted(restos)}, de envios que não terminaram.</dd>
            </>
          ) : null}
        </dl>
      )}
    </Card>
  )
}

/** What a person may send. */
export function LimitesCard() {
  return (
    <Card title="Limites de envio">
      <dl className={lists.columns} data-folds>
        <dt>Por arquivo</dt>
        <dd>{formatTamanho(MAX_ARQUIVO)}</dd>
        <dt>Por pessoa e hora</dt>
        <dd>{formatTamanho(MAX_POR_HORA)}</dd>
        <dt>De cada vez</dt>
        <dd>{MOST_FILES} arquivos</dd>
      </dl>
    </Card>
  )
}
