import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const historico: Chapter = {
  id: 'historico',
  lead: 'Toda mudança fica registrada: quem, quando, qual campo, de que valor para qual. Ninguém apaga um registro.',
  who: 'Auditores e administradores leem tudo. Pessoas de uma secretaria leem o histórico dos projetos e lançamentos dela.',
  body: (
    <>
      <Figure name="auditoria" />
      <Topic title="O histórico de um registro">
        <p>
          Na aba <b>Histórico</b> de um projeto, ou no fim do formulário de um registro, abra <b>Histórico</b>
          . Cada gravação é uma entrada, em uma frase; abra-a para ver campo por campo. O de um projeto inclui
          as etapas, os serviços e os aditivos.
        </p>
      </Topic>
      <Topic title="A trilha inteira">
        <p>
          Em <b>Auditoria</b>, no menu, filtre por pessoa, assunto, ação e período. Cada entrada diz o que foi
          feito e leva ao projeto ou registro; o número dela é o endereço para mostrá-la a outra pessoa. A
          pesquisa encontra as entradas de um projeto por qualquer nome que ele já teve, mesmo depois de
          excluído, e as de contratos, convênios e outros registros pelo nome deles.{' '}
          <b>Verificar integridade</b> confere se algum registro foi adulterado: cada um leva um lacre que
          depende do anterior. A trilha também é comparada com os selos guardados fora do banco de dados, para
          que nem quem tem as chaves do banco possa encurtá-la em silêncio.
        </p>
      </Topic>
      <Topic title="O selo do dia">
        <p>
          Em <b>Auditoria</b>, <b>Selo do dia</b> mostra o número e o lacre do último registro, em uma página
          para imprimir, arquivar ou publicar no diário oficial. Para conferir um selo antigo, informe nessa
          mesma tela o número do registro impresso: o lacre mostrado deve ser igual, grupo por grupo.
        </p>
      </Topic>
    </>
  ),
}
