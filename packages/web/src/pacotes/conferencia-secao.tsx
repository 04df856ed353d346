import { counted } from '@paco/domain/auditoria/fala'
import type { Conferencia } from '@paco/domain/pacotes/carga'
import { SECAO_LABELS } from '@paco/domain/pacotes/pacote'
import { formatWhole } from '@paco/domain/shared/formats'
import data from '../ui/data/table.module.css'
import words from '../ui/theme/words.module.css'

/** As many as one reads; the rest is counted. */
const SHOWN = 30

type Secao = Conferencia['secoes'][number]

/** What a section would bring: names of what is new, and what the city has otherwise, side by side. */
export function ConferenciaSecao({ secao: { secao, novos, iguais, diferentes } }: { secao: Secao }) {
  const rest = novos.length - SHOWN
  return (
    <section className={words.above16}>
      <h3>{SECAO_LABELS[secao]}</h3>
      <p>
        {counted(novos.length, 'novo')}, {counted(iguais, 'igual')}, {counted(diferentes.length, 'diferente')}
        .
      </p>
      {novos.length > 0 && (
        <p className={words.muted}>
          {novos.slice(0, SHOWN).join('; ')}
          {rest > 0 ? ` e mais ${formatWhole(rest)}` : ''}.
        </p>
      )}
      {diferentes.length > 0 && (
        <table className={`${data.table} ${data.words} ${data.stacks} ${data.open}`}>
          <thead>
            <tr>
              <th scope="col">Registro</th>
              <th scope="col">Campo</th>
              <th scope="col">Aqui</th>
              <th scope="col">No pacote</th>
            </tr>
          </thead>
          <tbody>
            {diferentes.slice(0, SHOWN).flatMap(({ nome, campos }) =>
              campos.map(({ campo, aqui, pacote }) => (
                <tr key={`${nome} ${campo}`}>
                  <th scope="row">{nome}</th>
                  <td data-label="Campo">{campo}</td>
                  <td data-label="Aqui">{aqui || '-'}</td>
                  <td data-label="No pacote">{pacote || '-'}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
    </section>
  )
}
