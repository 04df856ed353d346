import { PRAZOS_USUAIS } from '@paco/domain/recebimentos/constantes'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const receber = (
  <Topic title="Provisório e definitivo">
    <ol>
      <li>
        Na página do contrato, em <b>Recebimento</b>, o fiscal registra o provisório: o dia, quem recebe, o
        termo detalhado e, se houver, as ressalvas e até quando a contratada as corrige (art. 140, I, a, da
        Lei 14.133/2021).
      </li>
      <li>
        Corrigidas as ressalvas, informe o dia em <b>Alterar</b>.
      </li>
      <li>
        O definitivo é de servidor ou comissão que não fiscalizou nem recebeu provisoriamente (art. 140, I,
        b). Depois dele nenhum dos termos muda.
      </li>
    </ol>
    <p>
      <b>Gerar PDF</b> traz o termo para assinar. Os dias de recebimento do contrato passam a ser os dos
      termos.
    </p>
  </Topic>
)

const prazos = (
  <Topic title="Prazos do recebimento">
    <p>
      Onde o contrato não diz outro, usam-se {PRAZOS_USUAIS.provisorio} dias para o provisório, contados de
      quando a contratada comunica o término, e {PRAZOS_USUAIS.definitivo} para o definitivo, contados do
      provisório. Recebida a obra em definitivo, a contratada responde por ela cinco anos (art. 140, § 6º).
    </p>
  </Topic>
)

export const recebimento: Chapter = {
  id: 'recebimento',
  lead: 'Os termos pelos quais a cidade recebe o que contratou: primeiro o fiscal, depois outra pessoa.',
  who: 'Consultam: todos. Registram o provisório: o fiscal do contrato e os administradores. Registram o definitivo: a secretaria do contrato, o gestor e os administradores, nunca o fiscal.',
  body: (
    <>
      {receber}
      {prazos}
    </>
  ),
}
