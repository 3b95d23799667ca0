import { type MutationFunction, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

type Then<Answer, Input> = {
  onSuccess?: (answer: Answer, input: Input) => void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
};
type Call = { isOfScreen: boolean; isClosed: boolean };

type Options<Answer, Input, Before> = UseMutationOptions<Answer, Error, Input, Before> & {
  mutationFn: MutationFunction<Answer, Input>;
};

/**
 * A write of the back office: `useMutation`, whose `mutate` calls back also where its answer takes the component away,
 * as the row that was restored leaves the list, and where it was gone before, as the dialog whose notice has 'Undo'.
 * TanStack Query is silent then. Only what the user closed before the answer is not called back: the next one may be
 * open in its place.
 */
export function useWrite<Answer = unknown, Input = void, Before = unknown>(
  options: Options<Answer, Input, Before>,
) {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  /** Those that are not sent yet, in their order. */
  const waiting = useRef<Call[]>([]);
  const begin = useCallback((): Call => {
    const call = { isOfScreen: isMounted.current, isClosed: false };
    waiting.current.push(call);
    return call;
  }, []);
  const mutation = useMutation({
    ...options,
    mutationFn: async (input: Input, context) => {
      const call = waiting.current.shift();
      try {
        return await options.mutationFn(input, context);
      } finally {
        // nothing is read again before: so far only the user takes it away
        if (call) call.isClosed = call.isOfScreen && !isMounted.current;
      }
    },
  });
  const { mutateAsync: send } = mutation;
  const mutateAsync = useCallback(
    (input: Input): Promise<Answer> => {
      begin();
      return send(input);
    },
    [begin, send],
  );
  const mutate = useCallback(
    (input: Input, { onSuccess, onError, onSettled }: Then<Answer, Input> = {}) => {
      const call = begin();
      void send(input)
        .then(
          (answer) => call.isClosed || onSuccess?.(answer, input),
          (error: Error) => call.isClosed || onError?.(error),
        )
        .finally(() => call.isClosed || onSettled?.());
    },
    [begin, send],
  );
  return { ...mutation, mutate, mutateAsync };
}
