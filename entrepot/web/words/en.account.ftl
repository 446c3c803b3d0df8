## An account

account-new = Create an account
account-new-why = You can play without one. With a name and a password you can return to your games from any device.
account-new-do = Create account
account-in = Sign in
account-in-why = Games you started here as a guest will be added to your account.
account-in-do = Sign in
account-forgot = Forgot your password?
account-name = Name
account-password = Password
account-password-hint = At least { $number } characters.
account-you = Signed in as { $name }
account-out = Sign out

## Another password

account-change = Change password
account-change-why = All other devices will be signed out.
account-old = Current password
account-fresh = New password
account-change-do = Change password

## Recovery codes

account-codes = Recovery codes
account-codes-why = If you forget your password, a recovery code lets you set a new one. Each code works once.
account-codes-left = { $number ->
    [0] You have no recovery codes.
    [one] You have { $number } code left.
   *[other] You have { $number } codes left.
}
account-codes-do = Create new codes
account-codes-hint = New codes replace the old ones.
account-codes-shown = Your recovery codes
account-codes-keep = Write these codes down or save them somewhere safe. They will not be shown again.
account-codes-done = I have saved the codes
account-recover = Set a new password
account-recover-why = Enter your name, one of your recovery codes and a new password. All other devices will be signed out.
account-code = Recovery code
account-recover-do = Set password

## Where somebody is signed in

account-sessions = Signed-in devices
account-sessions-why = If you do not recognise a device, sign it out and change your password.
account-sessions-see = Show devices
account-sessions-count = { $number ->
    [one] You are signed in on { $number } device.
   *[other] You are signed in on { $number } devices.
}
account-session-here = this device
account-session-begun = Signed in: { $ago }
account-session-seen = Last active: { $ago }
account-session-unknown = Unknown browser
account-session-out = Sign out
account-session-out-of = Sign out { $browser }
account-others-out = Sign out all other devices

## Data

account-data = Your data
account-data-why = Download everything stored about you: settings, tables, moves, chat messages and sessions.
account-data-do = Download as JSON
account-delete = Delete account
account-delete-guest = Delete my data
account-delete-what = What happens
account-delete-name = Your name, settings, sessions and recovery codes are deleted. Anyone can then use your name.
account-delete-settings = Your settings and your sessions are deleted.
account-delete-seats = In games that are not over, a bot takes your seat.
account-delete-rest = Finished games and chat messages stay for the other players, but without your name.
account-delete-consent = I understand that this cannot be undone.
account-delete-do = Delete for good

## What was done

account-done-changed = Your password has been changed. All other devices have been signed out.
account-done-recovered = { $number ->
    [0] Your new password is set. You have no recovery codes left: create new ones.
    [one] Your new password is set. You have { $number } recovery code left.
   *[other] Your new password is set. You have { $number } recovery codes left.
}
account-done-out = The device has been signed out.
account-done-others = All other devices have been signed out.
account-done-deleted = Your data has been deleted.

## What is wrong

account-wrong-short = Use at least { $number } characters.
account-wrong-long = Use at most { $number } characters.
account-wrong-unprintable = Use only visible letters, digits and symbols.
account-wrong-taken = This name is taken. Choose another.
account-wrong-pair = The name or the password is wrong. Try again.
account-wrong-old = This is not your current password. Try again.
account-wrong-code = The name or the code is wrong, or the code has already been used.
account-wrong-consent = Tick the box to confirm.
account-wrong-gone = This device was already signed out.
problem-named = You are already signed in. To create another account, sign out first.
problem-signed-out = You are not signed in. Sign in and try again.
