import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

type Then<Answer, Input> = {
  onSuccess?: (answer: Answer, input: Input) => void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
};

/**
 * A write of the back office: `useMutation`, whose `mutate` always calls back. TanStack Query's own is silent once the
 * component is gone, which it often is by then: the row that was restored has left the list, the dialog that offered to
 * undo is closed.
 */
export function useWrite<Answer = unknown, Input = void, Before = unknown>(
  options: UseMutationOptions<Answer, Error, Input, Before>,
) {
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: Input, { onSuccess, onError, onSettled }: Then<Answer, Input> = {}) => {
      void mutateAsync(input)
        .then(
          (answer) => onSuccess?.(answer, input),
          (error: Error) => onError?.(error),
        )
        .finally(onSettled);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
