import type { Cidade } from '@paco/domain/cidade/cidade'
import { cidadeCalls } from '@paco/domain/cidade/contract'
import { MODULOS, type Modulo } from '@paco/domain/cidade/modulos'
import { FAMILIA_MODULOS, type FamiliaModulo } from '@paco/domain/cidade/modulos-keys'
import { ehDaqui } from '@paco/domain/cidade/rotulos'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { Switch } from '../ui/field/switch.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { tellCidade } from './cidade.ts'
import classes from './configuracoes-page.module.css'
import { SOBRE } from './modulos-sobre.ts'
import { cidadeQuery } from './queries.ts'

const isFamilia = ({ key }: Modulo) => FAMILIA_MODULOS.some((familia) => familia === key)
/** Each family of agreements stands under the agreements. */
const IN_ORDER = MODULOS.flatMap((modulo) =>
  modulo.key === 'convenios' ? [modulo, ...MODULOS.filter(isFamilia)] : isFamilia(modulo) ? [] : [modulo],
)

/** Which parts of the system the city uses. */
export function ModulosCard({ cidade }: { cidade: Cidade }) {
  const queryClient = useQueryClient()
  const { modulos_desligados: off, versao } = cidade
  const offered = IN_ORDER.filter(
    (modulo) => !isFamilia(modulo) || ehDaqui(modulo.key as FamiliaModulo, cidade),
  )
  const isOff = ({ key }: Modulo) => off.includes(key)
  const write = useAskedWrite({
    send: (modulo: Modulo) => {
      const others = off.filter((key) => key !== modulo.key)
      const modulos_desligados = isOff(modulo) ? others : [...others, modulo.key]
      return request(cidadeCalls.updateCidade, { body: { modulos_desligados, versao } })
    },
    question: (modulo) =>
      isOff(modulo)
        ? null
        : {
            title: `Desligar: ${modulo.nome}?`,
            text: 'Sai do menu, da busca e das páginas públicas. Nada é excluído: ligado de novo, mostra tudo.',
            confirmLabel: 'Desligar',
            danger: true,
          },
    onDone: async (_, modulo) => {
      tellCidade(await queryClient.fetchQuery({ ...cidadeQuery, staleTime: 0 }))
      toast(isOff(modulo) ? `Ligado: ${modulo.nome}` : `Desligado: ${modulo.nome}`)
    },
  })
  const list = useRef<HTMLUListElement>(null)
  // A link may lead to one of them: what another screen misses.
  useEffect(() => {
    const named = MODULOS.find(({ key }) => window.location.hash === `#${key}`)
    if (named) list.current?.querySelector<HTMLElement>(`[data-modulo=${named.key}] input`)?.focus()
  }, [])
  return (
    <Card title="Módulos" lead="O que a cidade não usa pode ser desligado. Os registros ficam guardados.">
      {write.error ? <Problem error={write.error} /> : null}
      <ul ref={list}>
        {offered.map((modulo) => (
          <li
            key={modulo.key}
            data-modulo={modulo.key}
            className={isFamilia(modulo) ? `${words.above12} ${classes.nested}` : words.above12}
          >
            <Switch
              label={modulo.nome}
              checked={!isOff(modulo)}
              disabled={write.isPending}
              onChange={() => void write.ask(modulo)}
            />
            <p className={`${shared.note} ${classes.sobre}`}>{SOBRE[modulo.key]}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
